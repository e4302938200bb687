import { ticketOrders } from '../modules/events/ticket-orders.ts'
import { giftOrders } from '../modules/giving/gifts/gift-orders.ts'
import { recurringByCard } from '../modules/giving/recurring/plan-moves.ts'
import { registerCardUse, registerOrderKind } from '../payments/payments.ts'
import { renewalByCard } from '../modules/play/renewal/renewal-rows.ts'
import { subscriptionOrders } from '../modules/play/subscribing/subscription-orders.ts'

/** Registers all kinds of orders, in every process that moves orders: a new kind is added here. */
export function registerOrderKinds(): void {
  registerOrderKind('evento', ticketOrders)
  registerOrderKind('doacao', giftOrders)
  registerOrderKind('plano', subscriptionOrders)
  registerCardUse(recurringByCard)
  registerCardUse(renewalByCard)
}
