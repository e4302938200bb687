import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFees, feeOf, installmentPlan, installmentPlans, MIN_INSTALLMENT, splitEvenly } from './money.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 })
const rates = fc.record({ basisPoints: fc.integer({ min: 0, max: 3_000 }), fixed: fc.integer({ min: 0, max: 1_000 }) })
const counts = fc.integer({ min: 1, max: 24 })
const monthly = fc.integer({ min: 0, max: 1_500 })

describe('addFees and feeOf', () => {
  it('give parts that sum to the total at any rate', () => {
    fc.assert(
      fc.property(amounts, rates, rates, fc.boolean(), (amount, service, processing, absorbed) => {
        const parts = addFees(amount, { service, processing, absorbed })
        expect(parts.amount + parts.serviceFee + parts.processingFee).toBe(parts.total)
        expect(Object.values(parts).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
        if (absorbed || amount === 0) expect(parts.total).toBe(amount)
      }),
    )
  })

  it('compute the exact share, rounded half up, monotonic in the amount', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (one, other, rate) => {
        const fee = feeOf(one, rate) - (one > 0 ? rate.fixed : 0)
        expect(Math.abs(fee * 10_000 - one * rate.basisPoints)).toBeLessThanOrEqual(5_000)
        if (one <= other) expect(feeOf(one, rate)).toBeLessThanOrEqual(feeOf(other, rate))
      }),
    )
    expect(feeOf(10_000, { basisPoints: 399, fixed: 39 })).toBe(438)
    expect(feeOf(50, { basisPoints: 100, fixed: 0 })).toBe(1)
    expect(feeOf(49, { basisPoints: 100, fixed: 0 })).toBe(0)
  })
})

describe('instalments', () => {
  it('are equal except the last, and sum to the total', () => {
    fc.assert(
      fc.property(amounts, counts, (total, count) => {
        const { each, last } = splitEvenly(total, count)
        expect(each * (count - 1) + last).toBe(total)
        expect(last).toBeGreaterThanOrEqual(each)
        expect(last - each).toBeLessThan(count)
      }),
    )
  })

  it('add no interest without a rate, and what the rate implies with one', () => {
    fc.assert(
      fc.property(amounts, counts, monthly, (amount, count, rate) => {
        const plan = installmentPlan(amount, count, rate)
        expect(plan.interest).toBe(plan.total - amount)
        expect(plan.interest).toBeGreaterThanOrEqual(0)
        if (count === 1 || rate === 0) expect(plan.interest).toBe(0)
        expect(plan.each * (count - 1) + plan.last).toBe(plan.total)
      }),
    )
  })

  it('have the present value of the amount at the rate (Price table)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10_000_000 }),
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 1, max: 1_500 }),
        (amount, count, rate) => {
          const { total } = installmentPlan(amount, count, rate)
          const worth = Array.from({ length: count }, (_, month) => total / count / (1 + rate / 10_000) ** (month + 1))
          const sum = worth.reduce((whole, part) => whole + part, 0)
          expect(Math.abs(sum - amount)).toBeLessThanOrEqual(1)
        },
      ),
    )
    expect(installmentPlan(100_000, 12, 199)).toEqual({
      count: 12,
      each: 9_450,
      last: 9_452,
      interest: 13_402,
      total: 113_402,
    })
  })

  it('are offered from one charge up to the limit, none below the minimum', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 40 }), monthly, (amount, most, rate) => {
        const plans = installmentPlans(amount, most, rate)
        expect(plans[0]).toMatchObject({ count: 1, each: amount, total: amount })
        expect(plans.length).toBeLessThanOrEqual(Math.min(24, Math.max(1, most)))
        expect(plans.slice(1).every(({ each }) => each >= MIN_INSTALLMENT)).toBe(true)
        const totals = plans.map(({ total }) => total)
        expect(totals).toEqual([...totals].sort((a, b) => a - b))
      }),
    )
  })
})
