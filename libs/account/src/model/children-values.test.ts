import type { Child } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { ageOn, childDraft, childValues } from './children-values.ts'

const sofia: Child = { id: 3, name: 'Sofia', birthDate: '2019-05-12', sex: 'female', remarks: null }

describe('child values', () => {
  it.each(['pt-BR', 'en', 'es'] as const)('round-trip a child through the form in %s', (locale) => {
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
  ])('give an age on %s of %s years', (today, age) => {
    expect(ageOn('2019-05-12', today)).toBe(age)
  })
})
