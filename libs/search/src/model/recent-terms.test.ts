import { afterEach, describe, expect, it } from 'vitest'
import { forgetTerms, recentTerms, rememberTerm } from './recent-terms.ts'

const demo = { viewer: 7, churchId: 1 }

afterEach(() => localStorage.clear())

describe('recent terms', () => {
  it('are the last six, each once, of one person in one church', () => {
    for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'B', 'g']) rememberTerm(demo, term)
    expect(recentTerms(demo)).toEqual(['g', 'B', 'f', 'e', 'd', 'c'])
    expect(recentTerms({ viewer: 7, churchId: 2 })).toEqual([])
    for (const viewer of [0, 8]) expect(recentTerms({ viewer, churchId: 1 })).toEqual([])
    forgetTerms(demo)
    expect(recentTerms(demo)).toEqual([])
  })

  it.each(['{', '{"a":1}', '[1,null]'])('are none where %s is kept', (text) => {
    localStorage.setItem('atrio.draft.search.7.1', text)
    expect(recentTerms(demo)).toEqual([])
  })
})
