/**
 * What features build on to be paid. In the order in which they are used: registerOrderKind once (start/order-kinds.ts);
 * then for each purchase idempotent → (transaction: take the places, openOrder) → pay → toPagamentoWire; payOn for one
 * that an earlier try opened. Where one statement does all of the transaction: draftOrder and orderIdFrom. See
 * docs/payments.md.
 */
export { timeLeft } from './methods/by-hand.ts'
export { type ChurchMethod, churchMethods, feesOf, isByHand, plansOf, withGateways } from './methods/church-methods.ts'
export { type CardUse, cardUses, registerCardUse } from './card-uses.ts'
export { sendKept } from './kept-charge.ts'
export { agreedForm } from './mandate.ts'
export { holdUntil } from './methods/hold-times.ts'
export { type Claim, idempotent } from './orders/idempotent.ts'
export { draftOrder, openOrder, orderIdFrom, rowsJson } from './orders/open-order.ts'
export { type MailSubject, type OrderKindHandlers, registerOrderKind } from './orders/order-kinds.ts'
export { toPagamentoWire } from './orders/order.wire.ts'
export { attempt, pay, payOn } from './pay.ts'
export type { Order } from './payments.tables.ts'
