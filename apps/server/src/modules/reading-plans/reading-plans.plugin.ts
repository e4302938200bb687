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
import { answers, member, open } from '../../http/route-parts.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { PAGE, readPlan, readPlans, readReading, readReadings, toSummary } from './reading-plans.reads.ts'
import { toReading } from './readings.ts'

const tags = ['reading plans']

/** Places in the church's order. */
const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647

/** What can be read of reading plans; see docs/wire.md. Plans are public, what somebody reads is theirs alone. */
export const readingPlanRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { dataOfSlug } = churchAccess(services)
  const { knownOf } = ownAccounts(services)

  app.get(
    '/igreja/:slug/plano-leitura/',
    {
      config: open,
      schema: {
        tags,
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(PlanosLeituraWire),
      },
    },
    async ({ params, query }) => {
      const after = readCursor(query.depois, isPosition)
      const found = await (
        await dataOfSlug(params.slug)
      ).read(readPlans, { posicao: after?.sort ?? -1, id: after?.id ?? 0 })
      const { rows, proximo } = pageOf(found, PAGE, ({ posicao, id }) => ({ sort: posicao, id }))
      return { planos: rows.map(toSummary), proximo }
    },
  )

  app.get(
    '/igreja/:slug/plano-leitura/:uuid',
    {
      config: open,
      schema: {
        tags,
        params: Type.Object({ slug: SlugText, uuid: UuidText }),
        response: answers(PlanoLeituraWire),
      },
    },
    async ({ params: { slug, uuid } }) => {
      const [plan] = await (await dataOfSlug(slug)).read(readPlan, { uuid })
      if (!plan) throw notFound()
      return plan
    },
  )

  app.get(
    '/user/plano-leitura',
    { config: member, schema: { tags, querystring: ChurchQuery, response: answers(LeiturasWire) } },
    async (request) => {
      const own = await knownOf(request, request.query.igreja)
      if (!own) return { assinaturas: [] }
      const rows = await own.data.read(readReadings, { user: own.user.id })
      return {
        assinaturas: rows.map((row) => ({ ...row, dataConclusao: row.dataConclusao?.toISOString() ?? null })),
      }
    },
  )

  app.get(
    '/user/plano-leitura/:uuid',
    {
      config: member,
      schema: {
        tags,
        params: Type.Object({ uuid: UuidText }),
        querystring: ChurchQuery,
        response: answers(LeituraDoPlanoWire),
      },
    },
    async (request) => {
      const own = await knownOf(request, request.query.igreja)
      const [found] = own ? await own.data.read(readReading, { user: own.user.id, uuid: request.params.uuid }) : []
      return { assinatura: found ? toReading(found) : null }
    },
  )
}
