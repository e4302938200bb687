import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unmetPasswordRequirements } from './password-rule.ts'

describe('unmetPasswordRequirements', () => {
  it.each([
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['abc', ['length', 'uppercase', 'digit', 'special']],
    ['Senha1234', ['special']],
    ['Senha-1234', ['special']],
    ['SENHA#1234', ['lowercase']],
    ['Atrio#2026', []],
    ['Ação#2026', []],
  ])('lists for %j the unmet requirements', (text, missing) => expect(unmetPasswordRequirements(text)).toEqual(missing))

  it('accepts exactly the listed special characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]$/), (character) => {
        const met = unmetPasswordRequirements(`Abcdefg1${character}`).length === 0
        expect(met).toBe('@$!%*?&#/'.includes(character))
      }),
    )
  })

  it('is empty for any text that meets all requirements, however long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (before, after) => {
        expect(unmetPasswordRequirements(`${before}aB3#xyzw${after}`)).toEqual([])
      }),
    )
  })
})
