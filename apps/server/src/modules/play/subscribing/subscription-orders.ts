import { desc } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Order, OrderKindHandlers } from '../../../payments/payments.ts'
import { subscriptionMailOf } from '../mails/subscription-mails.ts'
import { usuarioPlanoAssinatura as assinatura } from '../play.tables.ts'
import { isRenewal } from '../renewal/renewal-claim.ts'
import { onPeriodBegun, onRenewalRefused, remindAfterRest, restRenewal } from '../renewal/renewal-rows.ts'
import { running } from '../subscriptions.reads.ts'
import { endFrom, lockSubscriber, ofOrder } from './period-rows.ts'
import { refundPeriod } from './refund-period.ts'

/**
 * Starts the period of a paid order. If another one still runs, the new one is appended to it: paying early loses no
 * days.
 */
export async function beginPeriod(tx: NodePgDatabase, order: Order): Promise<void> {
  const now = order.dataUltimaAlteracao
  const subscriber = await lockSubscriber(tx, order)
  if (subscriber === undefined) return
  const [last] = await tx
    .select({ end: assinatura.dataFim })
    .from(assinatura)
    .where(running({ church: order.igrejaId, now }, subscriber))
    .orderBy(desc(assinatura.dataFim))
    .limit(1)
  const [begun] = await tx
    .update(assinatura)
    .set({ situacao: 'ativo', dataInicio: now, dataFim: endFrom(last?.end ?? now) })
    .where(ofOrder(order))
    .returning()
  if (!begun?.dataFim) return
  const { igrejaId, usuarioId, planoId, nome, idioma, dataFim } = begun
  await onPeriodBegun(tx, { igrejaId, usuarioId, planoId, nome, idioma, dataFim, now, isRenewal: isRenewal(order) })
}

/** A period starts when it is paid; an order that ends unpaid or is refunded ends it. */
export const subscriptionOrders: OrderKindHandlers = {
  async onStatus(tx, order, _from, to) {
    if (to === 'aprovado') await beginPeriod(tx, order)
    if (to === 'estornado') await refundPeriod(tx, order)
    if (to !== 'cancelado' && to !== 'nao_aprovado') return
    await tx.update(assinatura).set({ situacao: 'cancelado' }).where(ofOrder(order))
    if (isRenewal(order)) await onRenewalRefused(tx, order)
  },
  async onDisputed(tx, order) {
    // before the renewal, as in all transactions that lock both: a lost dispute ends the period as well
    await lockSubscriber(tx, order)
    await restRenewal(tx, order)
  },
  async onDisputeWon(tx, order) {
    await lockSubscriber(tx, order)
    await remindAfterRest(tx, order)
  },
  // An immediate refusal is shown on the page; one after a bank's review is mailed.
  isNotified: (order, from) =>
    order.situacao !== 'nao_aprovado' ||
    order.metodoPagamento !== 'cartao_credito' ||
    from === 'em_analise' ||
    isRenewal(order),
  mailOf: subscriptionMailOf,
}
