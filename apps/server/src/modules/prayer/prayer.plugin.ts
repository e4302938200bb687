import { IdText, OracaoMotivosWire, OracaoWire, OracoesMuralWire, OracoesPropriasWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import {
  after,
  PAGE,
  placeOf,
  readMessages,
  readMotives,
  readOwn,
  readPrayer,
  readWall,
  toOwnPrayer,
  toPublicPrayer,
} from './prayer.reads.ts'

const tags = ['prayer']
/** No row has it. */
const NOBODY = 0

/** What can be read of prayers: document 2 sections 7.4 and 7.7. */
export const prayerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/oracao/:slug',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags,
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(OracoesMuralWire),
      },
    },
    async ({ data, query }) => {
      const rows = await data.read(readWall, after(query.depois))
      const { rows: page, proximo } = pageOf(rows, PAGE, placeOf)
      return { oracoes: page.map(toPublicPrayer), proximo }
    },
  )

  app.get(
    '/oracao/:slug/:id',
    {
      config: { access: 'visitor', church: 'path', role: 'anyone' },
      schema: {
        tags,
        params: Type.Object({ slug: SlugText, id: IdText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(OracaoWire),
      },
    },
    async ({ data, params, query, viewer }) => {
      const user = viewer.user?.id ?? NOBODY
      const prayer = rowIdOr404(params.id)
      const [[row], messages] = await Promise.all([
        data.read(readPrayer, { id: prayer, user }),
        data.read(readMessages, {
          prayer,
          id: readCursor(query.depois, isInstant)?.id ?? Number.MAX_SAFE_INTEGER,
        }),
      ])
      if (!row) throw notFound()
      const { rows: page, proximo } = pageOf(messages, PAGE, placeOf)
      return {
        ...toPublicPrayer(row),
        flagOrando: row.isPraying,
        doAutor: row.isAuthor ? toOwnPrayer(row) : null,
        mensagens: page.map((message) => ({ ...message, dataCadastro: message.dataCadastro.toISOString() })),
        proximo,
      }
    },
  )

  app.get(
    '/igreja/:slug/oracao-motivo/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: { tags, params: Type.Object({ slug: SlugText }), response: answers(OracaoMotivosWire) },
    },
    async ({ data }) => ({ oracaoMotivos: await data.read(readMotives) }),
  )

  app.get(
    '/user/oracao',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: {
        tags,
        querystring: Type.Object({ igreja: Type.Optional(IdText), depois: CursorText }),
        response: answers(OracoesPropriasWire),
      },
    },
    async ({ data, query, viewer }) => {
      const rows = await data.read(readOwn, { user: viewer.user?.id ?? NOBODY, ...after(query.depois) })
      const { rows: page, proximo } = pageOf(rows, PAGE, placeOf)
      return { oracoes: page.map((row) => ({ ...toPublicPrayer(row), ...toOwnPrayer(row) })), proximo }
    },
  )
}
