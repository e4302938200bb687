import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../../http/problem.ts'
import type { ChurchData } from '../../../database/church-database.ts'
import type { Holder } from '../../../payments/buyers/holder.ts'
import { pedido } from '../../../payments/payments.tables.ts'
import { lockOrder, type Order } from '../../../payments/payments.ts'
import { evento } from '../events.tables.ts'
import { arquivoResposta, ingresso, inscricao } from '../tickets.tables.ts'

export type Ticket = typeof inscricao.$inferSelect
export type ChurchEvent = typeof evento.$inferSelect
export type ChangedTicket = { ticket: Ticket; order: Order; event: ChurchEvent; kind: string }

/** Why a ticket cannot be changed, for the words that its holder reads. */
export type ChangeRefusal = 'not_allowed' | 'too_late' | 'unpaid' | 'by_hand' | 'disputed' | 'over' | 'limit' | 'gone'

export const refusedChange = (code: ChangeRefusal): ProblemError =>
  new ProblemError('conflict', [{ field: 'inscricao', code, message: 'this ticket cannot be changed that way' }])

const here = (church: number, id: number) => and(eq(inscricao.igrejaId, church), eq(inscricao.id, id))

type Named = { event: number; ticket: number }

/** The id of a holder's ticket. @throws ProblemError not_found for anybody else's */
export async function ownTicket(
  data: ChurchData,
  { church, user, order }: Holder,
  { event, ticket }: Named,
): Promise<{ id: number; user: number | null }> {
  const isTheirs =
    user === null
      ? and(eq(pedido.codigo, order ?? ''), isNull(pedido.usuarioId), isNull(inscricao.usuarioId))
      : eq(inscricao.usuarioId, user)
  const [found] = await data.use((db) =>
    db
      .select({ id: inscricao.id, user: inscricao.usuarioId })
      .from(inscricao)
      .innerJoin(pedido, and(eq(pedido.igrejaId, inscricao.igrejaId), eq(pedido.id, inscricao.pedidoId)))
      .where(and(here(church.id, ticket), eq(inscricao.eventoId, event), isTheirs)),
  )
  if (!found) throw notFound()
  return found
}

/**
 * Locks a ticket's order, then the ticket, as everything does that moves either. @throws ProblemError not_found if it
 * belongs to another person by now
 */
export async function lockTicket(
  tx: NodePgDatabase,
  church: number,
  { id, user }: { id: number; user: number | null },
): Promise<ChangedTicket> {
  const [which] = await tx.select({ order: inscricao.pedidoId }).from(inscricao).where(here(church, id))
  if (!which) throw notFound()
  await lockOrder(tx, { igrejaId: church, id: which.order })
  const [row] = await tx
    .select({ ticket: inscricao, order: pedido, event: evento, kind: ingresso.nome })
    .from(inscricao)
    .innerJoin(pedido, and(eq(pedido.igrejaId, inscricao.igrejaId), eq(pedido.id, inscricao.pedidoId)))
    .innerJoin(evento, and(eq(evento.igrejaId, inscricao.igrejaId), eq(evento.id, inscricao.eventoId)))
    .innerJoin(ingresso, and(eq(ingresso.igrejaId, inscricao.igrejaId), eq(ingresso.id, inscricao.ingressoId)))
    .where(here(church, id))
    .for('update', { of: inscricao })
  if (!row || row.ticket.usuarioId !== user) throw notFound()
  return row
}

/** @throws ProblemError conflict for a ticket that admits nobody */
export function assertValid({ ticket, order }: ChangedTicket): void {
  if (ticket.dataCancelamento !== null) throw refusedChange('over')
  if (order.flagContestado) throw refusedChange('disputed')
  if (order.situacao !== 'aprovado') throw refusedChange(order.situacao === 'estornado' ? 'over' : 'unpaid')
}

export const noOffer = { transferenciaEmail: null, transferenciaHash: null, transferenciaFim: null }

/** How long the files of a former holder's answers are kept. */
const FILES_LEFT = sql`interval '24 hours'`

/** Files that answered questions for a ticket's former holder are deleted by the sweep. */
export const leaveFiles = (tx: NodePgDatabase, { igrejaId, id }: Ticket, now: Date) =>
  tx
    .update(arquivoResposta)
    .set({ inscricaoId: null, dataExpiracao: sql`${now}::timestamptz + ${FILES_LEFT}` })
    .where(and(eq(arquivoResposta.igrejaId, igrejaId), inArray(arquivoResposta.inscricaoId, [id])))
