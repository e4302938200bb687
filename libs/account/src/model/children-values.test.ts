import type { Child } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { ageOn, childDraft, childValues } from './children-values.ts'

const sofia: Child = { id: 3, name: 'Sofia', birthDate: '2019-05-12', sex: 'female', remarks: null }

describe('a child', () => {
  it.each(['pt-BR', 'en', 'es'] as const)('is typed over and stays the same, in %s', (locale) => {
    const { id: _, ...draft } = sofia
    expect(childDraft(childValues(sofia, locale), locale)).toEqual(draft)
    expect(childDraft(childValues(undefined, locale), locale)).toEqual({
      name: '',
      birthDate: null,
      sex: null,
      remarks: null,
    })
  })

  it.each([
    ['2026-05-11', 6],
    ['2026-05-12', 7],
    ['2019-05-12', 0],
  ])('is on %s of age %s', (today, age) => {
    expect(ageOn('2019-05-12', today)).toBe(age)
  })
})
