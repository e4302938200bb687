import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { cobranca } from '../../../payments/payments.tables.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { addPartRefund, afterMove, moveOrder, refundedSum } from '../../../payments/payments.ts'
import { cancelUntil } from '../events.wire.ts'
import { changeMail } from '../mails/change-mails.ts'
import { ticketCode } from '../ticket-code.ts'
import { inscricao } from '../tickets.tables.ts'
import { assertValid, type ChangedTicket, leaveFiles, lockTicket, noOffer, refusedChange } from './own-ticket.ts'

type Services = Pick<PaymentPlatform, 'auth' | 'clock' | 'config' | 'database' | 'directory' | 'outbox' | 'payments'>

/**
 * Cancels one ticket by its event's rule: its place is free at once, its code is replaced, and what was paid for it goes
 * back through the gateway that took it. Repeated, it changes nothing.
 * @throws ProblemError conflict with the reason; not_found for another person's ticket
 */
export async function cancelTicket(
  services: Services,
  church: DirectoryChurch,
  own: { id: number; user: number | null },
): Promise<void> {
  const now = services.clock()
  const done = await services.database.churches.of(church.id).transaction(async (tx) => {
    const found = await lockTicket(tx, church.id, own)
    const { ticket, order } = found
    if (ticket.dataCancelamento !== null) return undefined
    assertValid(found)
    await assertByRule(services, tx, found, now)
    await tx
      .update(inscricao)
      .set({ ...noOffer, dataCancelamento: now, codigo: ticketCode() })
      .where(and(eq(inscricao.igrejaId, church.id), eq(inscricao.id, ticket.id)))
    await tx.execute(sql`select free_ticket(${church.id}, ${ticket.id})`)
    await leaveFiles(tx, ticket, now)
    const isLast = (await ticketsLeft(tx, found)) === 0
    const moved = order.valorTotal > 0 ? await refund(services, tx, found, isLast) : undefined
    const ended = isLast && order.valorTotal === 0 ? await moveOrder(services, tx, order, 'estornado') : undefined
    // the order's own mail tells of its end
    const mail = ended ? undefined : await changeMail(services, tx, { kind: 'canceled', church, found })
    if (mail) await services.outbox.add(mail, tx)
    return ended ?? moved ?? order
  })
  if (!done) return
  afterMove(services, done)
  void services.outbox.deliver()
}

/** @throws ProblemError conflict: after the deadline, or where the church had the money itself */
async function assertByRule(
  { payments }: Pick<Services, 'payments'>,
  tx: NodePgDatabase,
  { order, event }: ChangedTicket,
  now: Date,
): Promise<void> {
  const until = cancelUntil(event)
  if (until === null) throw refusedChange('not_allowed')
  if (now > until) throw refusedChange('too_late')
  if (order.valorTotal === 0) return
  if (order.idGatewayPagamento === null || !payments.gateways.ofOrder(order)) throw refusedChange('by_hand')
  const [charge] = await tx
    .select({ back: cobranca.estorno, reference: cobranca.referencia })
    .from(cobranca)
    .where(and(eq(cobranca.igrejaId, order.igrejaId), eq(cobranca.pedidoId, order.id)))
  if (charge?.back != null) throw refusedChange('over')
  if (charge?.reference == null) throw refusedChange('by_hand')
}

const ticketsLeft = async (tx: NodePgDatabase, { order }: ChangedTicket): Promise<number> => {
  const [row] = await tx
    .select({ left: count() })
    .from(inscricao)
    .where(
      and(eq(inscricao.igrejaId, order.igrejaId), eq(inscricao.pedidoId, order.id), isNull(inscricao.dataCancelamento)),
    )
  return row?.left ?? 0
}

/**
 * A ticket's share of all that was paid, fees and interest included, rounded down; the last ticket takes what is left,
 * so that an order of cancelled tickets is refunded to the cent.
 */
async function refund(
  services: Pick<Services, 'clock'>,
  tx: NodePgDatabase,
  { ticket, order }: ChangedTicket,
  isLast: boolean,
) {
  const left = order.valorTotal - (await refundedSum(tx, order))
  const share = order.valor === 0 ? 0 : Math.floor((order.valorTotal * ticket.valor) / order.valor)
  const amount = isLast ? left : Math.min(share, left)
  if (amount <= 0) return undefined
  return (await addPartRefund(services, tx, { ...order, isByHand: false }, amount)).moved
}
