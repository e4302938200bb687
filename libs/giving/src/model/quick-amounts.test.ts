import { giftFault } from '@atrio/contract/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickAmounts } from './quick-amounts.ts'

describe('quickAmounts', () => {
  it('are at most four, ascending, and all within the reason’s limits', () => {
    const sum = fc.integer({ min: 0, max: 200_000_000 })
    fc.assert(
      fc.property(sum, fc.option(sum), fc.constantFrom('BRL', 'USD', 'JPY'), (minimum, maximum, currency) => {
        const amounts = quickAmounts({ minimum, maximum, currency })
        expect(amounts.length).toBeLessThanOrEqual(4)
        expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b))
        for (const amount of amounts) expect(giftFault(amount, { above: minimum, most: maximum })).toBeUndefined()
      }),
    )
  })

  it.each([
    [{ minimum: 500, maximum: null, currency: 'BRL' }, [2_000, 5_000, 10_000, 20_000]],
    [{ minimum: 2_000, maximum: null, currency: 'BRL' }, [5_000, 10_000, 20_000, 50_000]],
    [{ minimum: 0, maximum: 6_000, currency: 'USD' }, [2_000, 5_000]],
    [{ minimum: 0, maximum: 1_500, currency: 'USD' }, []],
  ])('for %j are %j', (reason, amounts) => expect(quickAmounts(reason)).toEqual(amounts))
})
