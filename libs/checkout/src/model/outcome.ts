import type { Payment, PaymentStatus } from '@atrio/api-client'

/** What the payment status page shows (document 1 section 4); "not found" has no payment. */
export type Outcome = 'canceled' | 'refunded' | 'underReview' | 'success' | 'awaiting'

const ENDS: readonly PaymentStatus[] = ['approved', 'declined', 'canceled', 'refunded']

/** Nothing changes any more by itself, so nobody has to look again. */
export const isOver = ({ status }: Pick<Payment, 'status'>) => ENDS.includes(status)

/** The table of document 1 section 4: a card's and ACH's waiting is the bank's, all other waiting is the payer's. */
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
 * Milliseconds until the next look, after so many; false at an end. Quick at first, since most pay at once; what takes
 * days is looked at rarely.
 */
export function nextLook(payment: Pick<Payment, 'status' | 'method' | 'challenge'> | undefined, looks: number) {
  if (!payment || isOver(payment)) return false
  if (payment.challenge) return 3 * SECOND
  if (SLOW.includes(payment.method)) return 60 * SECOND
  return Math.min(3 * SECOND * 1.25 ** looks, 30 * SECOND)
}
