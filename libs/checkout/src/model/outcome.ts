import type { Payment, PaymentStatus } from '@atrio/api-client'

/** What the payment status page shows (document 1 section 4); "not found" has no payment. */
export type Outcome = 'canceled' | 'refunded' | 'underReview' | 'success' | 'awaiting'

const ENDS: readonly PaymentStatus[] = ['approved', 'declined', 'canceled', 'refunded']

type Settled = Pick<Payment, 'status'> & Partial<Pick<Payment, 'method' | 'refusal'>>

/** ACH that is not approved is confirmed by the bank later (document 1 section 4), unless the bank has given a reason. */
export const isUnconfirmed = ({ status, method, refusal }: Settled) =>
  status === 'declined' && method === 'ach' && !refusal

/** Whether the status is final, so that polling stops. */
export const isOver = (payment: Settled) => ENDS.includes(payment.status) && !isUnconfirmed(payment)

/** The table of document 1 section 4: pending cards and ACH wait for the bank, other methods for the payer. */
export function outcomeOf(payment: Settled & Pick<Payment, 'method'>): Outcome {
  const { status, method } = payment
  if (isUnconfirmed(payment)) return 'underReview'
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
export function nextPollMs(payment: (Settled & Pick<Payment, 'method' | 'challenge'>) | undefined, looks: number) {
  if (!payment || isOver(payment)) return false
  if (payment.challenge) return 3 * SECOND
  if (SLOW.includes(payment.method)) return 60 * SECOND
  return Math.min(3 * SECOND * 1.25 ** looks, 30 * SECOND)
}
