import { IdText, NoticiasWire, NoticiaWire, SearchText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { CursorText } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { listed, onWire } from './listed.ts'
import { foundAfter, newest, pageAfter, published, ROWS, toPage } from './newest-first.ts'
import { noticia } from './writings.tables.ts'

/** News: see docs/wire.md. */
export const newsRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services }) => {
  const { clock } = services

  app.get(
    '/igreja/:slug/noticia/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ busca: Type.Optional(SearchText), depois: CursorText }),
        response: answers(NoticiasWire),
      },
    },
    async ({ church, data, query }) => {
      const now = clock()
      const found = await data.use((db) =>
        db
          .select(listed(noticia))
          .from(noticia)
          .where(
            and(
              pageAfter(noticia, church.id, now, query.depois),
              foundAfter(noticia, now, query.depois, { kind: 'noticia', text: query.busca }),
            ),
          )
          .orderBy(...newest(noticia))
          .limit(ROWS),
      )
      const { rows, proximo } = toPage(found)
      return { noticias: rows.map(onWire), proximo }
    },
  )

  app.get(
    '/igreja/:slug/noticia/:id',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(NoticiaWire),
      },
    },
    async ({ church, data, params }) => {
      const id = rowIdOr404(params.id)
      const [found] = await data.use((db) =>
        db
          .select()
          .from(noticia)
          .where(and(published(noticia, church.id, clock()), eq(noticia.id, id))),
      )
      if (!found) throw notFound()
      const { igrejaId: _church, ...row } = found
      return onWire(row)
    },
  )
}
