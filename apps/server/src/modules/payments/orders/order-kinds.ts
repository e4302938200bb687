import type { OrderKind, PaymentStatusCode } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Services } from '../../../services.ts'
import type { Order } from '../payments.tables.ts'

/** What a feature does when an order of its kind moves. Orders are opened by the feature, so `from` is never nothing. */
export type OrderKindHandlers = {
  /** In the transaction that moves the order: tickets are confirmed here, or their places freed. */
  onStatus(tx: NodePgDatabase, order: Order, from: PaymentStatusCode, to: PaymentStatusCode): Promise<void>
  /** After its commit, and at most once: mails. What must not be lost belongs into onStatus. */
  afterStatus?(services: Services, order: Order, to: PaymentStatusCode): Promise<void>
}

const kinds = new Map<OrderKind, OrderKindHandlers>()

/** Called once by the feature that orders of this kind belong to, where its routes are made. */
export const registerOrderKind = (kind: OrderKind, handlers: OrderKindHandlers): void => {
  kinds.set(kind, handlers)
}

/** @throws Error where nobody has registered the kind: its places could not be freed */
export function handlersOf(kind: OrderKind): OrderKindHandlers {
  const handlers = kinds.get(kind)
  if (!handlers) throw new Error(`Nobody handles orders of the kind ${kind}`)
  return handlers
}
