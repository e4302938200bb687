import { ApiError, type Payment } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sendOrder } from './send-order.ts'

const payment = { code: 'A' } as Payment
const refused = (status: number, code = 'unknown', retryAfter?: number) =>
  new ApiError('no', { kind: 'refused', status, code, ...(retryAfter && { retryAfter }) })
const lost = new ApiError('lost', { kind: 'no-response' })
const inFlight = refused(409, 'idempotency_in_flight', 3)

/** Answers in turn; the last one repeats. */
const answers = (...all: (Payment | Error)[]) => {
  let at = 0
  return vi.fn(async () => {
    const answer = all[Math.min(at++, all.length - 1)]!
    if (answer instanceof Error) throw answer
    return answer
  })
}
const wait = () => vi.fn(() => Promise.resolve())

describe('sendOrder', () => {
  it('waits as long as the server says while the order is in flight, then asks again', async () => {
    const submit = answers(inFlight, inFlight, payment)
    const waited = wait()
    expect(await sendOrder(submit, { again: false, wait: waited })).toEqual({ kind: 'answered', payment })
    expect(waited.mock.calls).toEqual([[3000], [3000]])
  })

  it('gives up waiting after a limit and reports no answer', async () => {
    const submit = answers(inFlight)
    expect(await sendOrder(submit, { again: false, wait: wait() })).toMatchObject({ kind: 'unanswered' })
    expect(submit.mock.calls.length).toBeLessThan(60)
  })

  it.each([
    [lost, 'unanswered', 'unanswered'],
    [refused(500), 'unanswered', 'unanswered'],
    [refused(503), 'unanswered', 'unanswered'],
    [refused(401), 'turnedAway', 'unanswered'],
    [refused(429), 'turnedAway', 'unanswered'],
    [refused(400, 'validation'), 'refused', 'refused'],
    [refused(409, 'EVT_REG_001'), 'refused', 'refused'],
    [refused(422, 'idempotency_mismatch'), 'mismatch', 'mismatch'],
  ])('maps %o to %s, and after an earlier try to %s', async (error, first, again) => {
    expect(await sendOrder(answers(error), { again: false, wait: wait() })).toMatchObject({ kind: first })
    expect(await sendOrder(answers(error), { again: true, wait: wait() })).toMatchObject({ kind: again })
  })

  it('never reports a try as over while the server may still be working on it', async () => {
    const unsure = fc.constantFrom(lost, refused(500), refused(502), refused(401), refused(429), inFlight)
    await fc.assert(
      fc.asyncProperty(fc.array(unsure, { minLength: 1, maxLength: 8 }), async (errors) => {
        const sent = await sendOrder(answers(...errors), { again: true, wait: wait() })
        expect(sent.kind).toBe('unanswered')
      }),
    )
  })

  it('rethrows programming errors', async () => {
    await expect(sendOrder(answers(new TypeError('x')), { again: false, wait: wait() })).rejects.toThrow('x')
  })
})
