import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRoutingNumber } from './routing-number.ts'

describe('routing numbers', () => {
  it.each(['110000000', '021000021', '122105155'])('accepts %s', (text) => expect(isRoutingNumber(text)).toBe(true))
  it.each(['', '11000000', '1100000000', '000000000', '02100002a'])('rejects %s', (text) =>
    expect(isRoutingNumber(text)).toBe(false),
  )
  it('reject any single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...'122105155'].map(Number)
        digits[place] = (digits[place]! + more) % 10
        expect(isRoutingNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})
