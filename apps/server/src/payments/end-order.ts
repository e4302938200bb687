import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { settle } from './pay.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { cobranca, type Order, pedido } from './payments.tables.ts'

/** Statuses that a gateway has ended by itself: nothing is left to cancel. */
const ENDED: readonly PaymentStatusCode[] = ['aprovado', 'nao_aprovado', 'cancelado', 'estornado']
/** When a review that the bank has not ended, and does not let us cancel, is checked again. */
const REVIEW_CHECK_MS = 86_400_000

/**
 * Ends an unpaid order. A webhook may have been lost: its gateway is asked first, and its answer applies; otherwise the
 * charge is cancelled there.
 * @throws Error when the gateway does not answer or can't cancel the charge: the order stays unchanged
 */
export async function endOrder(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'payments'>,
  order: Order,
): Promise<void> {
  const reference = await referenceOf(services, order)
  const gateway = reference === null ? undefined : services.payments.gateways.ofOrder(order)
  if (reference !== null && gateway) {
    const found = await gateway.look(reference, { church: order.igrejaId })
    const isNews = found.status === 'em_analise' && order.situacao !== 'em_analise'
    if (isNews || ENDED.includes(found.status)) return void (await settle(services, order, found))
    await gateway.cancel(reference, { church: order.igrejaId }).catch(async (cause: Error) => {
      if (found.status !== 'em_analise') throw cause
      await postpone(services, order)
      throw new Error(`order ${order.codigo} is under review for long, and ${gateway.name} does not let go of it`, {
        cause,
      })
    })
  }
  await settle(services, order, { status: 'cancelado', refusal: null, step: {} })
}

async function referenceOf({ database }: Pick<Platform, 'database'>, { igrejaId, id }: Order): Promise<string | null> {
  const rows = await database.churches.of(igrejaId).use((db) =>
    db
      .select({ reference: cobranca.referencia })
      .from(cobranca)
      .where(and(eq(cobranca.igrejaId, igrejaId), eq(cobranca.pedidoId, id))),
  )
  return rows[0]?.reference ?? null
}

async function postpone(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { igrejaId, id }: Order,
): Promise<void> {
  const dataExpiracao = new Date(clock().getTime() + REVIEW_CHECK_MS)
  await database.churches.of(igrejaId).use((db) =>
    db
      .update(pedido)
      .set({ dataExpiracao })
      .where(and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id), eq(pedido.situacao, 'em_analise'))),
  )
}
