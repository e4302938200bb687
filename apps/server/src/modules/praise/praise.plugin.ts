import { IdText, LouvoresWire, LouvorWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import Type from 'typebox'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { CursorText, isText, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import { rowOf } from '../../platform/people/unnamed-church.ts'
import { searchWords } from '../../platform/search-text.ts'
import { louvor, louvorIgreja, songEntryColumns } from './praise.tables.ts'

const PAGE = 30

const readSong = churchRead((db) =>
  db
    .select()
    .from(louvor)
    .where(and(eq(louvor.igrejaId, theChurch), eq(louvor.id, sql.placeholder('id'))))
    .prepare('praise.one'),
)

/** A song is looked for in the church that the call names, else in the host's; at a host of no church in its own. */
const bySong = ({ params }: FastifyRequest) => rowOf(louvorIgreja, louvorIgreja.id, (params as { id: string }).id)

/** Songs: document 2 section 7.7, and the list for their page. */
export const praiseRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/igreja/:slug/louvor/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: {
        tags: ['praise'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          busca: Type.Optional(Type.String({ maxLength: 100 })),
          depois: CursorText,
        }),
        response: answers(LouvoresWire),
      },
    },
    async ({ church, data, query }) => {
      const after = readCursor(query.depois, isText)
      const found = await data.use((db) =>
        db
          .select({ ...songEntryColumns, ordem: louvor.ordem })
          .from(louvor)
          .where(
            and(
              eq(louvor.igrejaId, church.id),
              // plain words have only letters and digits, so no wildcards of LIKE
              ...searchWords(query.busca ?? '').map((word) => like(louvor.busca, `%${word}%`)),
              after ? sql`(${louvor.ordem}, ${louvor.id}) > (${after.sort}, ${after.id})` : undefined,
            ),
          )
          .orderBy(asc(louvor.ordem), asc(louvor.id))
          // one more than the page tells whether another page follows
          .limit(PAGE + 1),
      )
      const { rows, proximo } = pageOf(found, PAGE, ({ ordem, id }) => ({ sort: ordem, id }))
      return { louvores: rows.map(({ ordem: _, ...row }) => row), proximo }
    },
  )

  app.get(
    '/louvor/:id/',
    {
      config: { access: 'public', church: 'query', churchBy: bySong },
      schema: {
        tags: ['praise'],
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(LouvorWire),
      },
    },
    async ({ data, params }) => {
      const [row] = await data.read(readSong, { id: rowIdOr404(params.id) })
      if (!row) throw notFound()
      const { igrejaId, slug: _slug, ordem: _ordem, busca: _busca, ...song } = row
      return { ...song, idIgreja: igrejaId }
    },
  )
}
