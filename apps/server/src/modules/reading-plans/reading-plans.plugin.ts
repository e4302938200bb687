import {
  LeituraDoPlanoWire,
  LeiturasWire,
  PlanoLeituraWire,
  PlanosLeituraWire,
  SlugText,
  UuidText,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import { PAGE, readPlan, readPlans, readReading, readReadings, toSummary } from './reading-plans.reads.ts'
import { toReading } from './readings.ts'

const tags = ['reading plans']

/** Positions in the church's order. */
const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647

/** Reading plans for readers; see docs/wire.md. Plans are public, readings personal. */
export const readingPlanRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/igreja/:slug/plano-leitura/',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags,
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(PlanosLeituraWire),
      },
    },
    async ({ data, query }) => {
      const after = readCursor(query.depois, isPosition)
      const found = await data.read(readPlans, { posicao: after?.sort ?? -1, id: after?.id ?? 0 })
      const { rows, proximo } = pageOf(found, PAGE, ({ posicao, id }) => ({ sort: posicao, id }))
      return { planos: rows.map(toSummary), proximo }
    },
  )

  app.get(
    '/igreja/:slug/plano-leitura/:uuid',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags,
        params: Type.Object({ slug: SlugText, uuid: UuidText }),
        response: answers(PlanoLeituraWire),
      },
    },
    async ({ data, params: { uuid } }) => {
      const [plan] = await data.read(readPlan, { uuid })
      if (!plan) throw notFound()
      return plan
    },
  )

  app.get(
    '/user/plano-leitura',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ChurchQuery, response: answers(LeiturasWire) },
    },
    async ({ data, viewer: { user } }) => {
      if (!user) return { assinaturas: [] }
      const rows = await data.read(readReadings, { user: user.id })
      return {
        assinaturas: rows.map((row) => ({ ...row, dataConclusao: row.dataConclusao?.toISOString() ?? null })),
      }
    },
  )

  app.get(
    '/user/plano-leitura/:uuid',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: {
        tags,
        params: Type.Object({ uuid: UuidText }),
        querystring: ChurchQuery,
        response: answers(LeituraDoPlanoWire),
      },
    },
    async ({ data, params: { uuid }, viewer: { user } }) => {
      const [found] = user ? await data.read(readReading, { user: user.id, uuid }) : []
      return { assinatura: found ? toReading(found) : null }
    },
  )
}
