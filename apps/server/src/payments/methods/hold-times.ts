import type { PaymentMethodCode } from '@atrio/contract'
import { bankDayAfter, endOfBankDay } from './bank-days.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long an unpaid order holds its places, by method. */
const HOLD_MS: Record<Exclude<PaymentMethodCode, 'dinheiro' | 'boleto'>, number> = {
  cartao_credito: 15 * MINUTE,
  pix: 30 * MINUTE,
  picpay: 30 * MINUTE,
  paypal: HOUR,
  pix_manual: DAY,
  ach: 5 * DAY,
}
const FREE_MS = 15 * MINUTE

/** Days to pay in cash for guests, who have made no commitment; members have the event's own. */
export const GUEST_CASH_DAYS = 1

/** Days until a boleto is due, and bank days until its bank reports the payment: the portal promises both. */
const BOLETO_DUE_DAYS = 3
const BOLETO_CLEARING_DAYS = 2

/** The due day of a boleto, `YYYY-MM-DD`: a bank day, until its end. */
export const boletoDueDay = (ordered: Date): string => bankDayAfter(ordered, BOLETO_DUE_DAYS).toString()

/** When an order opened now expires unpaid. @param cashDays the event's own, for cash */
export function holdUntil(method: PaymentMethodCode | null, now: Date, cashDays: number): Date {
  if (method === 'boleto') return endOfBankDay(bankDayAfter(now, BOLETO_DUE_DAYS), BOLETO_CLEARING_DAYS)
  const hold = method === null ? FREE_MS : method === 'dinheiro' ? Math.max(1, cashDays) * DAY : HOLD_MS[method]
  return new Date(now.getTime() + hold)
}
