import { IdText, ReunioesWire, ReuniaoWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq, exists, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { paragraphs } from '../../http/html.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ownOf } from '../../platform/people/own-account.ts'
import { celulaMembro, reuniaoCelula } from './groups.tables.ts'
import { estudo } from './studies.tables.ts'

const PAGE = 30
const { id, celulaId, data: day, tema, qtdePresentes, qtdeVisitantes } = reuniaoCelula
const listed = { id, idCelula: celulaId, data: day, tema, qtdePresentes, qtdeVisitantes }

/** What a group keeps of its meetings: document 2 section 7.6. For its members; to everybody else they are not there. */
export const meetingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** The meetings of a group, if the caller is in it: that is asked in the statement that reads them. */
  const seenBy = (request: FastifyRequest, groupText: string) => {
    const group = rowIdOr404(groupText)
    const { user, data } = ownOf(request)
    const { igrejaId } = user
    const member = and(
      eq(celulaMembro.igrejaId, igrejaId),
      eq(celulaMembro.celulaId, group),
      eq(celulaMembro.usuarioId, user.id),
    )
    const membership = (db: NodePgDatabase) =>
      db.select({ id: celulaMembro.usuarioId }).from(celulaMembro).where(member)
    return {
      data,
      membership,
      meetings: (db: NodePgDatabase) =>
        and(eq(reuniaoCelula.igrejaId, igrejaId), eq(celulaId, group), exists(membership(db))),
    }
  }

  app.get(
    '/igreja/:slug/celula/:id/reuniao-registro/',
    {
      config: { access: 'signed-in', church: 'path', role: 'family' },
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(ReunioesWire),
      },
    },
    async (request) => {
      const { data, meetings, membership } = seenBy(request, request.params.id)
      const after = readCursor(request.query.depois, isInstant)
      const found = await data.use((db) =>
        db
          .select(listed)
          .from(reuniaoCelula)
          .where(
            and(
              meetings(db),
              after
                ? sql`(${day}, ${id}) < (${new Date(after.sort).toISOString().slice(0, 10)}::date, ${after.id})`
                : undefined,
            ),
          )
          .orderBy(desc(day), desc(id))
          .limit(PAGE + 1),
      )
      if (found.length === 0 && (await data.use(membership)).length === 0) throw notFound()
      const { rows, proximo } = pageOf(found, PAGE, (row) => ({ sort: Date.parse(row.data), id: row.id }))
      return { reunioes: rows, proximo }
    },
  )

  app.get(
    '/igreja/:slug/celula/:id/reuniao-registro/:meetingId',
    {
      config: { access: 'signed-in', church: 'path', role: 'family' },
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText, id: IdText, meetingId: IdText }),
        response: answers(ReuniaoWire),
      },
    },
    async (request) => {
      const { data, meetings } = seenBy(request, request.params.id)
      const meeting = rowIdOr404(request.params.meetingId)
      const [row] = await data.use((db) =>
        db
          .select({
            ...listed,
            texto: reuniaoCelula.texto,
            anotacoes: reuniaoCelula.anotacoes,
            estudo: { id: estudo.id, titulo: estudo.titulo },
          })
          .from(reuniaoCelula)
          .leftJoin(estudo, and(eq(estudo.igrejaId, reuniaoCelula.igrejaId), eq(estudo.id, reuniaoCelula.estudoId)))
          .where(and(meetings(db), eq(id, meeting))),
      )
      if (!row) throw notFound()
      const { anotacoes, ...shown } = row
      return { ...shown, texto: anotacoes === null ? row.texto : paragraphs(anotacoes) }
    },
  )
}
