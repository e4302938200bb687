import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }
const counts = (left: number) => timeLeft(left).map(({ count }) => count)

it('timeLeft starts with days if there are any, else with hours', () => {
  expect(timeLeft(8_076_000)).toEqual([
    { unit: 'hours', count: 2 },
    { unit: 'minutes', count: 14 },
    { unit: 'seconds', count: 36 },
  ])
  expect(timeLeft(86_400_000).map(({ unit }) => unit)).toEqual(['days', 'hours', 'minutes'])
  expect(counts(86_399_001)).toEqual([1, 0, 0])
  expect(counts(-5)).toEqual([0, 0, 0])
})

it('timeLeft adds up to the remaining time, less than its smallest unit short', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (left) => {
      const parts = timeLeft(left)
      const shown = parts.reduce((sum, { unit, count }) => sum + count * SECONDS[unit], 0)
      const rest = Math.ceil(left / 1000) - shown
      expect(rest).toBeGreaterThanOrEqual(0)
      expect(rest).toBeLessThan(parts.at(-1)!.unit === 'seconds' ? 1 : 60)
    }),
  )
})
