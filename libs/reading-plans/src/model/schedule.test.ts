import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '@atrio/contract/rules'
import { currentDay, standingOf } from './schedule.ts'

const reading = (read: number[], startsOn = '2026-11-19') => ({ uuid: 'r', startsOn, read, completedAt: null })

describe('standingOf', () => {
  it('is not behind on the second day with the first day read', () => {
    expect(standingOf(3, reading([1]), '2026-11-20')).toEqual({
      today: 2,
      next: 2,
      behind: 0,
      missed: [],
      catchUpFrom: null,
    })
  })

  it('counts the missed days and proposes the start date that catches up', () => {
    const standing = standingOf(7, reading([1, 4]), '2026-11-23')
    expect(standing).toEqual({ today: 5, next: 2, behind: 2, missed: [2, 3], catchUpFrom: '2026-11-22' })
    expect(standingOf(7, reading([1, 4], standing.catchUpFrom!), '2026-11-23')).toMatchObject({ today: 2, behind: 0 })
  })

  it('has a next day but no today after the last day', () => {
    expect(standingOf(3, reading([1, 2]), '2026-12-20')).toEqual({
      today: null,
      next: 3,
      behind: 1,
      missed: [3],
      catchUpFrom: '2026-12-18',
    })
    expect(standingOf(3, reading([1, 2, 3]), '2026-12-20')).toMatchObject({ next: null, behind: 0, catchUpFrom: null })
  })

  it('is not behind after catching up, whatever was read', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 90 }), (read, late) => {
        const today = daysAfter('2026-11-19', late)
        const { catchUpFrom } = standingOf(30, reading(read), today)
        if (catchUpFrom === null) return
        expect(catchUpFrom <= today).toBe(true)
        expect(standingOf(30, reading(read, catchUpFrom), today).behind).toBe(0)
      }),
    )
  })

  it('currentDay is today’s reading first, then the next unread one', () => {
    expect(currentDay(standingOf(3, reading([]), '2026-11-20'), [])).toBe(2)
    expect(currentDay(standingOf(3, reading([2]), '2026-11-20'), [2])).toBe(1)
    expect(currentDay(standingOf(3, reading([1, 2, 3]), '2026-11-20'), [1, 2, 3])).toBeNull()
  })
})
