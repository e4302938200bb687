import { and, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { usuario } from '../../../platform/people/account.tables.ts'
import type { Order, OrderKindHandlers } from '../../../payments/payments.ts'
import { subscriptionMailOf } from '../mails/subscription-mails.ts'
import { usuarioPlanoAssinatura as assinatura } from '../play.tables.ts'
import { isRenewal } from '../renewal/renewal-claim.ts'
import { onPeriodBegun, onRenewalRefused, restRenewal } from '../renewal/renewal-rows.ts'
import { running } from '../subscriptions.reads.ts'

const ofOrder = ({ igrejaId, id }: Order) => and(eq(assinatura.igrejaId, igrejaId), eq(assinatura.pedidoId, id))

/**
 * Starts the period of a paid order. If another one still runs, the new one is appended to it: paying early loses no
 * days.
 */
export async function beginPeriod(tx: NodePgDatabase, order: Order): Promise<void> {
  const now = order.dataUltimaAlteracao
  const [paid] = await tx.select({ user: assinatura.usuarioId }).from(assinatura).where(ofOrder(order))
  if (!paid) return
  // two concurrent payments of a person are two consecutive periods
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, order.igrejaId), eq(usuario.id, paid.user)))
    .for('update')
  const [last] = await tx
    .select({ end: assinatura.dataFim })
    .from(assinatura)
    .where(running({ church: order.igrejaId, now }, paid.user))
    .orderBy(desc(assinatura.dataFim))
    .limit(1)
  const from = (last?.end ?? now).toISOString()
  const [begun] = await tx
    .update(assinatura)
    .set({
      situacao: 'ativo',
      dataInicio: now,
      // calendar months, whose lengths differ
      dataFim: sql`((${from}::timestamptz at time zone 'UTC') + make_interval(months => ${assinatura.qtdeMeses})) at time zone 'UTC'`,
    })
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
    if (to !== 'cancelado' && to !== 'nao_aprovado' && to !== 'estornado') return
    await tx.update(assinatura).set({ situacao: 'cancelado' }).where(ofOrder(order))
    if (to === 'estornado') await restRenewal(tx, order)
    else if (isRenewal(order)) await onRenewalRefused(tx, order)
  },
  onDisputed: restRenewal,
  // An immediate refusal is shown on the page; one after a bank's review is mailed.
  isNotified: (order, from) =>
    order.situacao !== 'nao_aprovado' ||
    order.metodoPagamento !== 'cartao_credito' ||
    from === 'em_analise' ||
    isRenewal(order),
  mailOf: subscriptionMailOf,
}
