import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Order, OrderKindHandlers } from '../../payments/payments.ts'
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

async function freePlaces(tx: NodePgDatabase, { igrejaId, id, dataUltimaAlteracao }: Order): Promise<void> {
  await tx.execute(sql`select free_tickets(${igrejaId}, ${id})`)
  const tickets = tx
    .select({ id: inscricao.id })
    .from(inscricao)
    .where(and(eq(inscricao.igrejaId, igrejaId), eq(inscricao.pedidoId, id)))
  await tx
    .update(arquivoResposta)
    .set({ inscricaoId: null, dataExpiracao: sql`${dataUltimaAlteracao}::timestamptz + ${FILES_LEFT}` })
    .where(and(eq(arquivoResposta.igrejaId, igrejaId), inArray(arquivoResposta.inscricaoId, tickets)))
}
