import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdUntil } from '../methods/hold-times.ts'
import { HOLD_BUDGET, heldPlaceHours, networkOf } from './hold-budget.ts'

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const places = fc.integer({ min: 1, max: 50 })
const hours = fc.double({ min: 0, max: 24 * 60, noNaN: true })
const after = (now: Date, count: number) => new Date(now.getTime() + count * 3_600_000)

describe('the unpaid places that a person may hold', () => {
  it('allow ten places by boleto on any day, but not twenty-five', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const until = holdUntil('boleto', now, 3)
        expect(heldPlaceHours(10, now, until)).toBeLessThanOrEqual(HOLD_BUDGET.person)
        expect(heldPlaceHours(25, now, until)).toBeGreaterThan(HOLD_BUDGET.person)
      }),
    )
  })

  it.each(['pix', 'cartao_credito', 'picpay', 'paypal', 'pix_manual'] as const)(
    'allow the largest possible order by %s',
    (method) => {
      const now = new Date('2030-01-09T12:00:00Z')
      expect(heldPlaceHours(50, now, holdUntil(method, now, 3))).toBeLessThanOrEqual(HOLD_BUDGET.person)
    },
  )

  it('weigh the same in one order or in several', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1 }), instants, hours, (orders, now, length) => {
        const until = after(now, length)
        const apart = orders.reduce((sum, count) => sum + heldPlaceHours(count, now, until), 0)
        expect(apart).toBe(
          heldPlaceHours(
            orders.reduce((sum, count) => sum + count, 0),
            now,
            until,
          ),
        )
      }),
    )
  })

  it('weigh no less for a longer hold, and never nothing', () => {
    fc.assert(
      fc.property(places, instants, hours, hours, (count, now, one, other) => {
        const [short, long] = [Math.min(one, other), Math.max(one, other)]
        expect(heldPlaceHours(count, now, after(now, short))).toBeLessThanOrEqual(
          heldPlaceHours(count, now, after(now, long)),
        )
        expect(heldPlaceHours(count, now, after(now, short))).toBeGreaterThanOrEqual(count * 48)
      }),
    )
  })
})

describe('networkOf', () => {
  it.each([
    ['10.1.2.3', '10.1.2.250', true],
    ['10.1.2.3', '10.1.3.3', false],
    ['::ffff:10.1.2.3', '10.1.2.9', true],
    ['2001:db8:1:1::1', '2001:db8:1:ffff::9', true],
    ['2001:db8:1::1', '2001:db8:2::1', false],
  ])('groups %s and %s: %s', (one, other, isOne) => {
    expect(networkOf(one) === networkOf(other)).toBe(isOne)
  })
})
