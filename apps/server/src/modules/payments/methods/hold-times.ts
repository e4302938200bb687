import type { PaymentMethodCode } from '@atrio/contract'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long an unpaid order keeps its places, by method. */
const HOLD_MS: Record<Exclude<PaymentMethodCode, 'dinheiro'>, number> = {
  cartao_credito: 15 * MINUTE,
  pix: 30 * MINUTE,
  picpay: 30 * MINUTE,
  paypal: HOUR,
  boleto: 3 * DAY,
  pix_manual: DAY,
  ach: 5 * DAY,
}
const FREE_MS = 15 * MINUTE

/** When an order that is opened now ends unpaid. @param cashDays the event's own, for cash */
export function holdUntil(method: PaymentMethodCode | null, now: Date, cashDays: number): Date {
  const hold = method === null ? FREE_MS : method === 'dinheiro' ? Math.max(1, cashDays) * DAY : HOLD_MS[method]
  return new Date(now.getTime() + hold)
}
