import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from './day-arithmetic.ts'
import { isPlainDate } from './plain-date.ts'
import { mayRecur, nextGiftDay, recurrenceDays } from './recurrence.ts'

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => daysAfter('1970-01-01', days))
const everyDays = fc.integer({ min: 7, max: 366 })
const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

describe('daysAfter', () => {
  it.each([
    ['2030-01-31', 30, '2030-03-02'],
    ['2032-01-31', 30, '2032-03-01'], // a leap year
    ['2032-02-29', 365, '2033-02-28'],
    ['2030-12-31', 7, '2031-01-07'],
    ['2100-02-28', 1, '2100-03-01'], // no leap year
  ])('%s plus %i days is %s', (from, days, to) => expect(daysAfter(from, days)).toBe(to))

  it('returns a real day, exactly that many days later', () => {
    fc.assert(
      fc.property(day, everyDays, (from, days) => {
        const to = daysAfter(from, days)
        expect(isPlainDate(to) || from < '1900').toBe(true)
        expect(between(from, to)).toBe(days)
      }),
    )
  })
})

describe('nextGiftDay and mayRecur', () => {
  it('return the first day after today that is whole periods after the due day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 4_000 }), everyDays, (due, late, days) => {
        const today = daysAfter(due, late)
        const next = nextGiftDay(due, days, today)
        expect(between(due, next) % days).toBe(0)
        expect(next > today && next > due).toBe(true)
        expect(daysAfter(next, -days) <= today || daysAfter(next, -days) === due).toBe(true)
      }),
    )
  })

  it('skip missed dates', () => {
    expect(nextGiftDay('2030-01-10', 30, '2030-01-10')).toBe('2030-02-09')
    expect(nextGiftDay('2030-01-10', 30, '2030-05-30')).toBe('2030-06-09')
  })
})

it('allow recurrence only for a single reason that permits it', () => {
  expect(mayRecur([{ recurring: true }])).toBe(true)
  expect(mayRecur([{ recurring: false }])).toBe(false)
  expect(mayRecur([])).toBe(false)
  expect(mayRecur([{ recurring: true }, { recurring: true }])).toBe(false)
  expect(recurrenceDays).toContain(30)
})
