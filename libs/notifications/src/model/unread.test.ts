import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNew, newestOf } from './unread.ts'

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => ({ createdAt: date.toISOString() }))

describe('isNew and newestOf', () => {
  it('count every notification as new when none was seen', () => {
    expect(isNew({ createdAt: '2020-01-01T00:00:00Z' }, null)).toBe(true)
  })

  it('count none of a seen list as new, in any order', () => {
    fc.assert(
      fc.property(fc.array(instant, { minLength: 1 }), (list) => {
        const seen = newestOf(list)
        expect(list.filter((one) => isNew(one, seen))).toEqual([])
      }),
    )
  })

  it('count notifications after the last seen instant as new, in any time zone', () => {
    expect(isNew({ createdAt: '2026-11-20T12:00:01-03:00' }, '2026-11-20T15:00:00Z')).toBe(true)
    expect(isNew({ createdAt: '2026-11-20T12:00:00-03:00' }, '2026-11-20T15:00:00Z')).toBe(false)
  })

  it('return null for an empty list', () => expect(newestOf([])).toBeNull())
})
