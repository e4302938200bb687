import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Order, OrderKindHandlers } from '../../payments/payments.ts'
import { evento } from './events.tables.ts'
import { ticketMailOf } from './mails/ticket-mails.ts'
import { arquivoResposta, inscricao } from './tickets.tables.ts'

/** Where an order's places are given back. */
const OVER: readonly PaymentStatusCode[] = ['nao_aprovado', 'cancelado', 'estornado']
/** Files of people who do not come after all are not kept; until then they answer for the next try as well. */
const FILES_LEFT = sql`interval '24 hours'`

/** What becomes of tickets when their order moves. */
export const ticketOrders: OrderKindHandlers = {
  async onStatus(tx, order, _from, to) {
    if (OVER.includes(to)) await freePlaces(tx, order)
  },
  // A card that is declined while the buyer is there is told on the page; one that a bank has looked at first, by mail.
  isTold: ({ situacao, metodoPagamento }, from) =>
    situacao !== 'nao_aprovado' || metodoPagamento !== 'cartao_credito' || from === 'em_analise',
  mailOf: ticketMailOf,
}

/** Of an event that is over the places stay taken: nobody can have them any more, and who came is counted by them. */
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
