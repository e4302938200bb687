import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planMonths } from './plan-months.ts'

it('planMonths puts each day of a plan into its week, with its state', () => {
  const [november, december, ...more] = planMonths(14, { startsOn: '2026-11-18', read: [1, 4] }, '2026-11-20')
  expect(more).toEqual([])
  expect(november?.month).toBe('2026-11')
  expect(november?.weeks.map((week) => week.map((day) => day.number ?? '-').join(' '))).toEqual([
    '- - - - - - -',
    '- - - - - - -',
    '- - - 1 2 3 4',
    '5 6 7 8 9 10 11',
    '12 13 - - - - -',
  ])
  expect(november?.weeks[2]?.slice(3)).toMatchObject([
    { date: '2026-11-18', dayOfMonth: 18, state: 'read', isToday: false },
    { state: 'missed' },
    { state: 'today', isToday: true },
    { state: 'read' },
  ])
  expect(december?.weeks[0]?.map(({ dayOfMonth }) => dayOfMonth)).toEqual([null, null, 1, 2, 3, 4, 5])
  expect(december?.weeks[0]?.[2]).toMatchObject({ number: 14, state: 'ahead' })
})

it('planMonths holds every day of a plan once, in order, in whole weeks', () => {
  const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), start, (length, date) => {
      const weeks = planMonths(length, { startsOn: date.toISOString().slice(0, 10), read: [] }, '2026-11-20').flatMap(
        (month) => month.weeks,
      )
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      const numbers = weeks.flat().flatMap(({ number }) => number ?? [])
      expect(numbers).toEqual(Array.from({ length }, (_, index) => index + 1))
    }),
    { numRuns: 40 },
  )
})
