import type { PaymentStatusCode } from '@atrio/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Platform } from '../../platform/platform.ts'
import type { PaymentPlatform } from '../payment-platform.ts'
import { type Order, pedido } from '../payments.tables.ts'
import { addNotice } from './add-notice.ts'
import { handlersOf } from './order-kinds.ts'
import { sourcesOf } from './order-status.ts'

type Changes = Partial<Pick<Order, 'motivoRecusa' | 'cartao' | 'passo' | 'dataExpiracao'>>

/**
 * Locks an order for this transaction. Transactions that write an order and its charge lock the order first; in
 * different orders they would deadlock.
 * @returns its status
 */
export async function lockOrder(
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
): Promise<PaymentStatusCode | undefined> {
  const here = and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id))
  const [order] = await tx.select({ situacao: pedido.situacao }).from(pedido).where(here).for('update')
  return order?.situacao
}

/**
 * Moves an order forward, together with its feature's effects and the notice to its buyer, in the same transaction.
 * After the commit call `afterMove`.
 * @returns the order as it is now, or undefined if it could not move there any more
 */
export async function moveOrder(
  { clock }: Pick<Platform, 'clock'>,
  tx: NodePgDatabase,
  { igrejaId, id }: Pick<Order, 'igrejaId' | 'id'>,
  to: PaymentStatusCode,
  changes: Changes = {},
): Promise<Order | undefined> {
  const here = and(eq(pedido.igrejaId, igrejaId), eq(pedido.id, id))
  const from = await lockOrder(tx, { igrejaId, id })
  const now = clock()
  const [order] = await tx
    .update(pedido)
    .set({ ...changes, situacao: to, dataUltimaAlteracao: now })
    .where(and(here, inArray(pedido.situacao, sourcesOf(to))))
    .returning()
  if (!from || !order) return undefined
  const { isNotified, onStatus } = handlersOf(order.tipo)
  if (isNotified?.(order, from) ?? true) await addNotice(tx, order, to, now)
  await onStatus(tx, order, from, to)
  return order
}

/** After the commit of a move: lets its notice be sent at once. */
export const afterMove = (
  { payments }: Pick<PaymentPlatform, 'payments'>,
  { igrejaId }: Pick<Order, 'igrejaId'>,
): void => payments.notices.hint(igrejaId)
