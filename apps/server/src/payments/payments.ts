/**
 * The payments interface for features, in order of use: registerOrderKind once (start/order-kinds.ts); then per
 * purchase idempotent → (transaction: take the places, openOrder) → pay → toPagamentoWire; resumePayment to continue an earlier
 * attempt. If one statement does the whole transaction: draftOrder and orderIdFrom. See docs/payments.md.
 */
export { timeLeft } from './methods/by-hand.ts'
export { type ChurchMethod, churchMethods, feesOf, isByHand, plansOf, withGateways } from './methods/church-methods.ts'
export { type CardUse, cardUses, registerCardUse } from './card-uses.ts'
export { chargeKeptCard } from './kept-charge.ts'
export { agreedForm } from './mandate.ts'
export { holdUntil } from './methods/hold-times.ts'
export { type Claim, idempotent } from './orders/idempotent.ts'
export { draftOrder, openOrder, orderIdFrom, rowsJson } from './orders/open-order.ts'
export { type MailSubject, type OrderKindHandlers, registerOrderKind } from './orders/order-kinds.ts'
export { toPagamentoWire } from './orders/order.wire.ts'
export { attempt, pay, resumePayment } from './pay.ts'
export type { Order } from './payments.tables.ts'
