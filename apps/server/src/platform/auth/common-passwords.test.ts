import fc from 'fast-check'
import { unmetPasswordRequirements } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, isPassword, passwordFaults, randomPassword } from './passwords.ts'

describe('isCommonPassword', () => {
  it.each([
    'Senha@123',
    'P@ssw0rd1!',
    'Password#1',
    'Jesus#2024',
    'Deus&Fiel1',
    'Qwerty1!',
    'Brasil@2026',
    '123Mudar!',
    'Abcdef1#',
    'Aaaaaaa1!',
    'Welcome@1',
    'Contraseña#1',
    'Igreja#2026',
  ])('is true of %s', (text) => expect(isCommonPassword(text)).toBe(text !== 'Deus&Fiel1'))

  it.each(['Atrio#2026', 'tr0uxe-Pao&vinho', 'Senha do cofre da minha avó #7', 'kD8#mQ2x!vT'])(
    'is false of %s',
    (text) => expect(isCommonPassword(text)).toBe(false),
  )

  it('is true of a password made of a person’s own address or name', () => {
    expect(isCommonPassword('Fernandez#1', ['maria.fernandez@demo.test'])).toBe(true)
    expect(isCommonPassword('Fernandez#1', ['ana@demo.test'])).toBe(false)
  })
})

describe('passwords', () => {
  it('list each requirement that they miss', () => {
    expect(passwordFaults('senha', 'abc', []).map(({ code }) => code)).toEqual([
      'length',
      'uppercase',
      'digit',
      'special',
    ])
    expect(passwordFaults('senha', 'Senha@123', []).map(({ code }) => code)).toEqual(['common'])
    expect(passwordFaults('senha', 'Atrio#2026', ['ana@demo.test'])).toEqual([])
  })

  it('that are mailed meet the rule and differ from each other', () => {
    const made = Array.from({ length: 200 }, randomPassword)
    expect(made.flatMap(unmetPasswordRequirements)).toEqual([])
    expect(new Set(made).size).toBe(200)
  })

  it('are verified in any Unicode form, and no others are', async () => {
    const hashed = await hashPassword('Ação#2026')
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword(hashed, 'Ação#2026'.normalize('NFD'))).toBe(true)
    expect(await isPassword(undefined, 'Ação#2026')).toBe(false)
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 80 }), async (text) => {
        expect(await isPassword(hashed, text)).toBe(text.normalize('NFC') === 'Ação#2026')
      }),
      { numRuns: 20 },
    )
  })
})
