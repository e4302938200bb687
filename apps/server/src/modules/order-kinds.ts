import { ticketOrders } from './events/ticket-orders.ts'
import { giftOrders } from './giving/gifts/gift-orders.ts'
import { registerOrderKind } from './payments/payments.ts'

/** What every process that moves orders has to know first: a new kind of order is a line here. */
export function registerOrderKinds(): void {
  registerOrderKind('evento', ticketOrders)
  registerOrderKind('doacao', giftOrders)
}
