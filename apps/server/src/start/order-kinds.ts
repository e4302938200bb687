import { ticketOrders } from '../modules/events/ticket-orders.ts'
import { giftOrders } from '../modules/giving/gifts/gift-orders.ts'
import { recurringByCard } from '../modules/giving/recurring/plan-moves.ts'
import { registerCardUse, registerOrderKind } from '../payments/payments.ts'
import { subscriptionOrders } from '../modules/play/subscribing/subscription-orders.ts'

/** What every process that moves orders has to know first: a new kind of order is a line here. */
export function registerOrderKinds(): void {
  registerOrderKind('evento', ticketOrders)
  registerOrderKind('doacao', giftOrders)
  registerOrderKind('plano', subscriptionOrders)
  registerCardUse(recurringByCard)
}
