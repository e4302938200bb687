import type { Payment, PaymentStatus } from '@atrio/api-client'

/** What the payment status page shows (document 1 section 4); "not found" has no payment. */
export type Outcome = 'canceled' | 'refunded' | 'underReview' | 'success' | 'awaiting'

const ENDS: readonly PaymentStatus[] = ['approved', 'declined', 'canceled', 'refunded']

/** Whether the status is final, so that polling stops. */
export const isOver = ({ status }: Pick<Payment, 'status'>) => ENDS.includes(status)

/** The table of document 1 section 4: pending cards and ACH wait for the bank, other methods for the payer. */
export function outcomeOf({ status, method }: Pick<Payment, 'status' | 'method'>): Outcome {
  if (status === 'approved') return 'success'
  if (status === 'refunded') return 'refunded'
  if (status === 'canceled' || status === 'declined') return 'canceled'
  if (method === 'boleto') return 'awaiting'
  return method === null || method === 'card' || method === 'ach' || status === 'underReview'
    ? 'underReview'
    : 'awaiting'
}

const SECOND = 1000
const SLOW: readonly Payment['method'][] = ['boleto', 'cash', 'manualPix']

/**
 * Milliseconds until the next poll, after that many; false when final. Short at first, since most people pay at once;
 * long for methods that take days.
 */
export function nextPollMs(payment: Pick<Payment, 'status' | 'method' | 'challenge'> | undefined, looks: number) {
  if (!payment || isOver(payment)) return false
  if (payment.challenge) return 3 * SECOND
  if (SLOW.includes(payment.method)) return 60 * SECOND
  return Math.min(3 * SECOND * 1.25 ** looks, 30 * SECOND)
}
