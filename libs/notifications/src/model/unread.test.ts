import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNew, newestOf } from './unread.ts'

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => ({ createdAt: date.toISOString() }))

describe('what is new', () => {
  it('is all of it where nothing was seen yet', () => {
    expect(isNew({ createdAt: '2020-01-01T00:00:00Z' }, null)).toBe(true)
  })

  it('is nothing of a list that was seen, in whatever order it comes', () => {
    fc.assert(
      fc.property(fc.array(instant, { minLength: 1 }), (list) => {
        const seen = newestOf(list)
        expect(list.filter((one) => isNew(one, seen))).toEqual([])
      }),
    )
  })

  it('is what came later than what was seen, whatever zone it is written in', () => {
    expect(isNew({ createdAt: '2026-11-20T12:00:01-03:00' }, '2026-11-20T15:00:00Z')).toBe(true)
    expect(isNew({ createdAt: '2026-11-20T12:00:00-03:00' }, '2026-11-20T15:00:00Z')).toBe(false)
  })

  it('has no mark in an empty list', () => expect(newestOf([])).toBeNull())
})
