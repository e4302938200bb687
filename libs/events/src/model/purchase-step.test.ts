import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purchasePath } from '../paths.ts'
import { purchaseStep, type PurchaseStep } from './purchase-step.ts'

const read = (path: string) => purchaseStep(new URL(path, 'https://x.test').searchParams)

describe('purchaseStep', () => {
  it('reads every step that purchasePath writes', () => {
    const steps: fc.Arbitrary<PurchaseStep> = fc.oneof(
      fc.constant({ step: 'tickets' as const }),
      fc.record({ step: fc.constant('tickets' as const), begin: fc.integer({ min: 1, max: 999_999_999 }) }),
      fc.record({ step: fc.constant('holders' as const), ticket: fc.integer({ min: 1, max: 50 }) }),
    )
    fc.assert(
      fc.property(steps, (step) => {
        expect(read(purchasePath(7, step))).toEqual(step)
      }),
    )
  })

  it.each(['/event/7', '/event/7?buyingStep=', '/event/7?buyingStep=payment', '/event/7?fillTicket=2'])(
    'is undefined for %s',
    (path) => expect(read(path)).toBeUndefined(),
  )

  it.each(['0', '-1', '1e1', 'x', '9999999999', ''])('begins with nothing for %s', (kind) => {
    expect(read(`/event/7?buyingStep=tickets&beginWith=${kind}`)).toEqual({ step: 'tickets' })
  })

  it.each(['0', '-1', '1e1', 'x', '999', ''])('reads %s as the first ticket', (ticket) => {
    expect(read(`/event/7?buyingStep=holders&fillTicket=${ticket}`)).toEqual({ step: 'holders', ticket: 1 })
  })
})
