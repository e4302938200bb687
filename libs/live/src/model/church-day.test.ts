import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysAfter } from '@atrio/contract/rules'
import { churchClock, weekdayOf } from './church-day.ts'

const date = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((instant) => new Date(instant).toISOString().slice(0, 10))

it('churchClock reads the church’s local time', () => {
  expect(churchClock('2026-11-21T01:30:00Z', 'America/Sao_Paulo')).toEqual({ date: '2026-11-20', time: '22:30' })
  expect(churchClock('2026-11-21T03:00:00Z', 'America/Sao_Paulo')).toEqual({ date: '2026-11-21', time: '00:00' })
  expect(() => churchClock(0, 'Nowhere/Land')).toThrow(RangeError)
})

it('weekdayOf counts across months and leap years', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  fc.assert(
    fc.property(date, fc.integer({ min: -500, max: 500 }), (from, days) => {
      const to = daysAfter(from, days)
      expect(weekdayOf(to)).toBe((((weekdayOf(from) + days) % 7) + 7) % 7)
    }),
  )
})
