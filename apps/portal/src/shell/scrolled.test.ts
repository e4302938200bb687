import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrolledAt } from './scrolled.ts'

describe('scrolledAt', () => {
  it.each([
    [false, 35, false],
    [false, 36, true],
    [true, 34, true],
    [true, 33, false],
  ])('from %s at %i px is %s', (was, top, is) => {
    expect(scrolledAt(was, top)).toBe(is)
  })

  it('never alternates at one position', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -50, max: 500 }), (was, top) => {
        const once = scrolledAt(was, top)
        expect(scrolledAt(once, top)).toBe(once)
      }),
    )
  })
})
