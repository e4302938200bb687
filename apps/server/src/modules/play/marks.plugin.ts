import { ContinuadosWire, MarcasVideoWire, MAX_MARKED } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { toEntry } from './entries.ts'
import { readContinued, readMarks, toMark } from './marks.ts'

const tags = ['play']
const MarksQuery = Type.Object({
  ...ChurchQuery.properties,
  conteudos: Type.String({
    pattern: '^\\d{1,15}(,\\d{1,15})*$',
    maxLength: MAX_MARKED * 16,
    description: 'ids, by commas',
  }),
})

/** What a person has watched: our own calls (docs/wire.md). Lists stay public, and the same for everybody. */
export const markRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'clock'> }> = async (
  app,
  { services: { clock } },
) => {
  app.get(
    '/user/plano-assinatura-marca',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: MarksQuery, response: answers(MarcasVideoWire) },
    },
    async ({ church, data, query, viewer: { user } }) => {
      const ids = [...new Set(query.conteudos.split(',').map((id) => rowIdOr404(id)))]
      if (ids.length > MAX_MARKED) throw new ProblemError('validation')
      if (!user) return { marcas: [] }
      const rows = await data.use((db) => readMarks(db, { church: church.id, user: user.id }, ids))
      return { marcas: rows.map(toMark) }
    },
  )

  app.get(
    '/user/plano-assinatura-continuar',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ChurchQuery, response: answers(ContinuadosWire) },
    },
    async ({ church, data, viewer: { user } }) => {
      if (!user) return { conteudos: [] }
      const rows = await data.use((db) => readContinued(db, { church: church.id, user: user.id }, clock()))
      return { conteudos: rows.map(({ mark, ...row }) => ({ ...toEntry(row), marca: toMark(mark) })) }
    },
  )
}
