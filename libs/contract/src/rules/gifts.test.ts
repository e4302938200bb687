import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftFault, MAX_GIVEN } from './gifts.ts'

const amount = fc.integer({ min: 0, max: 2 * MAX_GIVEN })

describe('giftFault', () => {
  it('accepts amounts above the reason’s minimum and up to its maximum', () => {
    fc.assert(
      fc.property(amount, amount, fc.option(amount), (given, above, most) => {
        const right = given > above && given <= MAX_GIVEN && (most === null || given <= most)
        expect(giftFault(given, { above, most }) === undefined).toBe(right)
      }),
    )
  })

  it('rejects the minimum itself and accepts the maximum itself', () => {
    expect(giftFault(500, { above: 500, most: null })).toBe('minimum')
    expect(giftFault(501, { above: 500, most: 501 })).toBeUndefined()
    expect(giftFault(502, { above: 500, most: 501 })).toBe('maximum')
    expect(giftFault(0, { above: 0, most: null })).toBe('minimum')
    expect(giftFault(Number.NaN, { above: 0, most: null })).toBe('minimum')
  })
})
