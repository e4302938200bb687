import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Order, OrderKindHandlers } from '../../payments/payments.ts'
import { evento } from './events.tables.ts'
import { ticketLines } from './ticket-lines.ts'
import { ticketMailOf } from './mails/ticket-mails.ts'
import { arquivoResposta, inscricao } from './tickets.tables.ts'

/** Statuses that release an order's places. */
const OVER: readonly PaymentStatusCode[] = ['nao_aprovado', 'cancelado', 'estornado']
/** How long files of an ended order are kept, for another attempt. */
const FILES_LEFT = sql`interval '24 hours'`

/** The effects of an order's moves on its tickets. */
export const ticketOrders: OrderKindHandlers = {
  async onStatus(tx, order, _from, to) {
    if (OVER.includes(to)) await freePlaces(tx, order)
  },
  // An immediate refusal is shown on the page; one after a bank's review is mailed.
  isNotified: ({ situacao, metodoPagamento }, from) =>
    situacao !== 'nao_aprovado' || metodoPagamento !== 'cartao_credito' || from === 'em_analise',
  mailOf: ticketMailOf,
  linesOf: ticketLines,
}

/** Places of a past event stay taken: nobody can use them any more, and they count attendance. */
async function freePlaces(tx: NodePgDatabase, order: Order): Promise<void> {
  const { igrejaId, id, referenciaId, dataUltimaAlteracao: now } = order
  const event = and(eq(evento.igrejaId, igrejaId), eq(evento.id, referenciaId ?? 0), gt(evento.dataFim, now))
  await tx
    .select({ freed: sql`free_tickets(${igrejaId}, ${id})` })
    .from(evento)
    .where(event)
  const tickets = tx
    .select({ id: inscricao.id })
    .from(inscricao)
    .where(and(eq(inscricao.igrejaId, igrejaId), eq(inscricao.pedidoId, id)))
  await tx
    .update(arquivoResposta)
    .set({ inscricaoId: null, dataExpiracao: sql`${now}::timestamptz + ${FILES_LEFT}` })
    .where(and(eq(arquivoResposta.igrejaId, igrejaId), inArray(arquivoResposta.inscricaoId, tickets)))
}
