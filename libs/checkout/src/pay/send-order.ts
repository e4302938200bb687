import { ApiError, type Payment } from '@atrio/api-client'

/** What is known after an order was sent. */
export type Sent =
  | { kind: 'answered'; payment: Payment }
  /** Unknown whether it arrived: the same is sent again, under the same key. */
  | { kind: 'unanswered'; error: ApiError }
  /** Rejected before it was processed, so nothing was charged. */
  | { kind: 'turnedAway'; error: ApiError }
  /** The key has been used with different contents. */
  | { kind: 'mismatch' }
  /** Processed and refused: nothing was charged, and this try is over. */
  | { kind: 'refused'; error: ApiError }

const IN_FLIGHT = 'idempotency_in_flight'
const MISMATCH = 'idempotency_mismatch'
const SECOND = 1000
/** Number of waits, of two seconds each unless the server says otherwise; then the person decides whether to go on. */
const MAX_WAITS = 30

/**
 * The server looks up the order by its key before it asks for a captcha, so none exists: it is sent again with a new
 * answer.
 */
const CAPTCHA = ['captcha_required', 'captcha_invalid']

/** Statuses that reveal nothing about the order: the sender has to sign in again or wait. */
const AT_THE_DOOR = [401, 403, 408, 425, 429]

type Options = {
  /** Whether it was sent before without an answer: then only the order's own answer ends it. */
  again: boolean
  wait: (milliseconds: number) => Promise<void>
}

/** Sends an order until its outcome is known, if possible (reliability R3). Every request has the same key. */
export async function sendOrder(submit: () => Promise<Payment>, { again, wait }: Options): Promise<Sent> {
  for (let waits = 0; ; waits++) {
    try {
      return { kind: 'answered', payment: await submit() }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== IN_FLIGHT) return outcomeOf(error, again || waits > 0)
      if (waits >= MAX_WAITS) return { kind: 'unanswered', error }
      await wait((error.retryAfter ?? 2) * SECOND)
    }
  }
}

function outcomeOf(error: ApiError, again: boolean): Sent {
  if (error.code === MISMATCH) return { kind: 'mismatch' }
  if (CAPTCHA.includes(error.code)) return { kind: 'turnedAway', error }
  if (error.kind !== 'refused' || error.status >= 500) return { kind: 'unanswered', error }
  if (AT_THE_DOOR.includes(error.status)) return { kind: again ? 'unanswered' : 'turnedAway', error }
  return { kind: 'refused', error }
}
