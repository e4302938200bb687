import type { OrderKind, PaymentStatusCode, PlanoDoPedidoWire } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mail } from '../../platform/mail/compose-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NoticeKind, Order } from '../payments.tables.ts'

/** A feature's reactions to its orders. The feature opens orders itself, so there is always a `from`. */
export type OrderKindHandlers = {
  /** In the transaction that moves the order: confirms tickets, or releases their places. */
  onStatus(tx: NodePgDatabase, order: Order, from: PaymentStatusCode, to: PaymentStatusCode): Promise<void>
  /** In the transaction that records a dispute; once per order. */
  onDisputed?(tx: NodePgDatabase, order: Order): Promise<void>
  /** In the transaction that records that its disputes are over and the church has its money; after `onDisputed`. */
  onDisputeWon?(tx: NodePgDatabase, order: Order): Promise<void>
  /** In the transaction that stores the card by which an order was paid. */
  onCardKept?(tx: NodePgDatabase, order: Order, card: { id: number }): Promise<void>
  /** Whether the buyer gets a mail about a move: without it, about each. */
  isNotified?(order: Order, from: PaymentStatusCode): boolean
  /**
   * The mail about the order's current state (`about`: a status, or a part refund), if there is one. Called after the
   * commit, by any process, and again after a failure: it must not change anything.
   */
  mailOf?(services: MailNeeds, order: Order, about: MailSubject): Promise<Mail | undefined>
  /** What the order paid for, line by line, as its receipt says it; without it, the order's description. */
  linesOf?(db: NodePgDatabase, order: Pick<Order, 'igrejaId' | 'id'>): Promise<OrderLine[]>
  /** The plans of those orders that repeat, by order. */
  plansOf?(db: NodePgDatabase, church: number, orders: readonly number[]): Promise<Map<number, PlanoDoPedidoWire>>
}

/** A part of what an order paid for; `count` of tickets of one kind. */
export type OrderLine = { name: string; count: number; amount: number }

/** The occasions of a buyer's mail. */
export type MailSubject = Exclude<NoticeKind, 'contestado'>

/** What composing a mail needs. */
export type MailNeeds = Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>

const kinds = new Map<OrderKind, OrderKindHandlers>()

/** Called by the composition, for each kind. */
export const registerOrderKind = (kind: OrderKind, handlers: OrderKindHandlers): void => {
  kinds.set(kind, handlers)
}

/** @throws Error for an unregistered kind: its places could not be released */
export function handlersOf(kind: OrderKind): OrderKindHandlers {
  const handlers = kinds.get(kind)
  if (!handlers) throw new Error(`Nobody handles orders of the kind ${kind}`)
  return handlers
}
