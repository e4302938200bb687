/**
 * The payments interface for features, in order of use: registerOrderKind once (start/order-kinds.ts); then per purchase
 * placeOrder, whose `open` runs a transaction (take the places, openOrder). If one statement does the whole transaction:
 * draftOrder and orderIdFrom. See docs/payments.md.
 */
export { timeLeft } from './methods/by-hand.ts'
export { type ChurchMethod, churchMethods, feesOf, isByHand, plansOf, withGateways } from './methods/church-methods.ts'
export { type CardUse, cardUses, registerCardUse } from './card-uses.ts'
export { addPartRefund, refundedSum } from './ledger/part-refunds.ts'
export { chargeKeptCard } from './kept-charge.ts'
export { holdUntil } from './methods/hold-times.ts'
export type { Claim } from './orders/idempotent.ts'
export { afterMove, lockOrder, moveOrder } from './orders/move-order.ts'
export { draftOrder, openOrder, orderIdFrom, rowsJson } from './orders/open-order.ts'
export { type MailSubject, type OrderKindHandlers, type OrderLine, registerOrderKind } from './orders/order-kinds.ts'
export { placeOrder } from './orders/place-order.ts'
export { attempt } from './pay.ts'
export type { Order } from './payments.tables.ts'
