import type { OrderKind, PaymentStatusCode } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Mail } from '../../platform/mail/compose-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NoticeKind, Order } from '../payments.tables.ts'

/** What a feature does when an order of its kind moves. Orders are opened by the feature, so `from` is never nothing. */
export type OrderKindHandlers = {
  /** In the transaction that moves the order: tickets are confirmed here, or their places freed. */
  onStatus(tx: NodePgDatabase, order: Order, from: PaymentStatusCode, to: PaymentStatusCode): Promise<void>
  /** In the transaction that learns that the payer disputes the payment at their bank; once per order. */
  onDisputed?(tx: NodePgDatabase, order: Order): Promise<void>
  /** In the transaction that keeps the card by which an order was paid. */
  onCardKept?(tx: NodePgDatabase, order: Order, card: { id: number }): Promise<void>
  /** Whether somebody is told by mail of a move: without it, of each. */
  isTold?(order: Order, from: PaymentStatusCode): boolean
  /**
   * The mail that tells of the order as it stands (`about`: a status, or a part of its money that went back), if there is
   * one. Written a moment after the commit, by any process, and again where that has failed: it must change nothing.
   */
  mailOf?(services: MailNeeds, order: Order, about: MailSubject): Promise<Mail | undefined>
}

/** What a buyer's mail tells of. */
export type MailSubject = Exclude<NoticeKind, 'contestado'>

/** What a mail can be written with. */
export type MailNeeds = Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>

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
