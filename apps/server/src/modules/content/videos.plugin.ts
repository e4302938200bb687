import { IdText, SearchText, SlugText, VideoDaIgrejaWire, VideosWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import Type from 'typebox'
import { CursorText } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { foundAfter, newest, pageAfter, published, ROWS, toPage } from './newest-first.ts'
import { video, videoLista } from './videos.tables.ts'

const ofItsList = and(eq(videoLista.igrejaId, video.igrejaId), eq(videoLista.id, video.videoListaId))
const lista = { slug: videoLista.slug, titulo: videoLista.titulo }

/** Far more than a church has: a limit for a list without pages. */
const MAX_LISTS = 200

type Row = { video: typeof video.$inferSelect; lista: { slug: string; titulo: string } | null }

const toWire = ({ video: row, lista: list }: Row) => ({
  id: row.id,
  titulo: row.titulo,
  descricao: row.descricao,
  imagem: row.imagem,
  source: row.servico,
  contentDetails: { videoId: row.codigo },
  url: row.url,
  html: row.html,
  duracaoSegundos: row.duracaoSegundos,
  dataPublicacao: row.dataPublicacao.toISOString(),
  lista: list,
})

/** Videos and playlists: document 2 section 7.7, and docs/wire.md. */
export const videoRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services }) => {
  const { clock } = services

  app.get(
    '/video/:slug',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          lista: Type.Optional(SlugText),
          busca: Type.Optional(SearchText),
          depois: CursorText,
        }),
        response: answers(VideosWire),
      },
    },
    async ({ church, data, query }) => {
      const now = clock()
      const ofList =
        query.lista === undefined
          ? undefined
          : sql`(select ${videoLista.id} from ${videoLista}
              where ${videoLista.igrejaId} = ${church.id} and ${videoLista.slug} = ${query.lista})`
      const [found, listas] = await Promise.all([
        data.use((db) =>
          db
            .select({ video, lista, id: video.id, dataPublicacao: video.dataPublicacao })
            .from(video)
            .leftJoin(videoLista, ofItsList)
            .where(
              and(
                pageAfter(video, church.id, now, query.depois),
                foundAfter(video, now, query.depois, { kind: 'video', text: query.busca, parent: ofList }),
                query.lista === undefined ? undefined : eq(videoLista.slug, query.lista),
              ),
            )
            .orderBy(...newest(video))
            .limit(ROWS),
        ),
        data.use((db) =>
          db
            .select({ ...lista, descricao: videoLista.descricao })
            .from(videoLista)
            .where(
              and(
                eq(videoLista.igrejaId, church.id),
                // without published videos, a playlist would be an empty page
                exists(
                  db
                    .select()
                    .from(video)
                    .where(and(published(video, church.id, now), eq(video.videoListaId, videoLista.id))),
                ),
              ),
            )
            .orderBy(asc(videoLista.posicao), asc(videoLista.titulo), asc(videoLista.id))
            .limit(MAX_LISTS),
        ),
      ])
      const page = toPage(found)
      return { videos: page.rows.map(toWire), listas, proximo: page.proximo }
    },
  )

  app.get(
    '/igreja/:slug/video/:id',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['content'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        response: answers(VideoDaIgrejaWire),
      },
    },
    async ({ church, data, params }) => {
      const id = rowIdOr404(params.id)
      const [found] = await data.use((db) =>
        db
          .select({ video, lista })
          .from(video)
          .leftJoin(videoLista, ofItsList)
          .where(and(published(video, church.id, clock()), eq(video.id, id))),
      )
      if (!found) throw notFound()
      return toWire(found)
    },
  )
}
