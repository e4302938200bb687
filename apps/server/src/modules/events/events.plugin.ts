import { EventosWire, EventoWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import Type from 'typebox'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { notFound } from '../../http/problem.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { churchAccess, rowIdOr404 } from '../church/church-access.ts'
import { eventStatus } from './events.status.ts'
import { evento } from './events.tables.ts'

/** Events that a church's list holds at most; those that are over leave it. */
const MOST = 200

const readEvents = churchRead((db) =>
  db
    .select()
    .from(evento)
    .where(and(eq(evento.igrejaId, theChurch), gt(evento.dataFim, sql`${sql.placeholder('now')}::timestamptz`)))
    .orderBy(asc(evento.dataInicio), asc(evento.id))
    .limit(MOST)
    .prepare('events.list'),
)
const readEvent = churchRead((db) =>
  db
    .select()
    .from(evento)
    .where(and(eq(evento.igrejaId, theChurch), eq(evento.id, sql.placeholder('id'))))
    .prepare('events.one'),
)

const toEvento = (row: typeof evento.$inferSelect, moeda: string, now: Date): EventoWire => ({
  id: row.id,
  idIgreja: row.igrejaId,
  nome: row.nome,
  chamada: row.chamada,
  resumo: row.resumo,
  descricao: row.descricao,
  imagem: row.imagem,
  dataInicio: row.dataInicio.toISOString(),
  dataFim: row.dataFim.toISOString(),
  local: row.local,
  flagOnline: row.flagOnline,
  situacao: eventStatus(row, now),
  dataInicioInscricao: row.dataInicioInscricao?.toISOString() ?? null,
  dataFimInscricao: row.dataFimInscricao?.toISOString() ?? null,
  moeda,
  valorMinimo: row.valorMinimo,
  valorMaximo: row.valorMaximo,
  flagJuros: row.flagJuros,
  flagAssumirTaxasServico: row.flagAssumirTaxasServico,
  qtdeMaxParcelas: row.qtdeMaxParcelas,
})

/** Events: document 2 section 7.2, the public part. */
export const eventRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { clock } = services
  const { ofSlug, data } = churchAccess(services)

  app.get(
    '/igreja/:slug/evento/',
    {
      config: open,
      schema: { tags: ['events'], params: Type.Object({ slug: SlugText }), response: answers(EventosWire) },
    },
    async ({ params }) => {
      const church = await ofSlug(params.slug)
      const now = clock()
      const rows = await data(church).read(readEvents, { now: now.toISOString() })
      // the long text is the event's own call's: a list of events is read on every home
      return { eventos: rows.map((row) => toEvento({ ...row, descricao: null }, church.moeda, now)) }
    },
  )

  // One that is over keeps its page: people have its address.
  app.get(
    '/igreja/:slug/evento/:id/',
    {
      config: open,
      schema: { tags: ['events'], params: Type.Object({ slug: SlugText, id: IdText }), response: answers(EventoWire) },
    },
    async ({ params }) => {
      const church = await ofSlug(params.slug)
      const [row] = await data(church).read(readEvent, { id: rowIdOr404(params.id) })
      if (!row) throw notFound()
      return toEvento(row, church.moeda, clock())
    },
  )
}
