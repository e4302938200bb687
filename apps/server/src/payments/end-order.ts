import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { settle } from './pay.ts'
import type { PaymentPlatform } from './payment-platform.ts'
import { cobranca, type Order, pedido } from './payments.tables.ts'

/** What a gateway has ended by itself: nothing is left there to be cancelled. */
const ENDED: readonly PaymentStatusCode[] = ['aprovado', 'nao_aprovado', 'cancelado', 'estornado']
/** A review that its bank has not ended, and does not let be ended, is looked at again so much later. */
const NEXT_LOOK_MS = 86_400_000

/**
 * Ends an order that is not paid. A webhook may have been lost: its gateway is asked first, and what it has got to holds;
 * else it is told to take no money any more.
 * @throws Error where it does not answer, or does not let go of the charge: the order stays as it is
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
  const dataExpiracao = new Date(clock().getTime() + NEXT_LOOK_MS)
  await database.churches.of(igrejaId).use((db) =>
    db
      .update(pedido)
      .set({ dataExpiracao })
      .where(and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id), eq(pedido.situacao, 'em_analise'))),
  )
}
