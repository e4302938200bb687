import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListQuery, writeListQuery } from './list-query.ts'
import { requestState } from './request-state.ts'

describe('the query of the list', () => {
  it('round-trips through the address', () => {
    const query = fc.record({
      own: fc.boolean(),
      view: fc.constantFrom('list' as const, 'map' as const),
      term: fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim()),
      weekday: fc.option(fc.integer({ min: 0, max: 6 })),
      area: fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim()),
    })
    fc.assert(
      fc.property(query, (asked) => {
        expect(readListQuery(new URLSearchParams(writeListQuery(asked)))).toEqual(asked)
      }),
    )
    expect(writeListQuery({ own: false, view: 'list', term: '', weekday: null, area: '' })).toBe('')
    for (const day of ['7', '-1', '1e0', 'x', '']) {
      expect(readListQuery(new URLSearchParams({ day })).weekday).toBeNull()
    }
  })
})

describe('requestState', () => {
  it('is open for a signed-in person who has not joined or asked, while the group accepts requests', () => {
    expect(requestState({ standing: null, status: 'open' }, true)).toBe('open')
    expect(requestState({ standing: null, status: 'open' }, false)).toBe('visitor')
    expect(requestState({ standing: null, status: 'full' }, true)).toBe('full')
    expect(requestState({ standing: 'requested', status: 'full' }, true)).toBe('requested')
    expect(requestState({ standing: 'leader', status: 'closed' }, true)).toBe('member')
  })
})
