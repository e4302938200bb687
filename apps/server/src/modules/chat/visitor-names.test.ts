import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReserved, readableName, skeleton } from './visitor-names.ts'

const TAKEN = ['Igreja Vida Plena', 'Leo Moreira']

describe('a visitor’s name', () => {
  it.each([
    ['  Ana   Lima ', 'Ana Lima'],
    ['José', 'José'],
    ['Ｍａｒｉａ', 'Maria'],
    ['An\u200ba', 'An a'],
    ['Jo\u202eão', 'Jo ão'],
    ['Михаил', 'Михаил'],
  ])('%j is shown as %j', (text, shown) => expect(readableName(text)).toBe(shown))

  it.each(['', ' ', 'A', '12', '\u200b\u200b\u200b', '🙏🙏', 'x'.repeat(41), '\u3164\u3164'])('is not %j', (text) =>
    expect(readableName(text)).toBeUndefined(),
  )

  it('never holds what can’t be seen, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = readableName(text)
        if (name !== undefined) expect(name).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u)
      }),
    )
  })

  it.each([
    ...['admin', 'Admin', 'ADM1N', 'Аdmin', 'a d m i n', 'admin2', 'Moderador', 'M0derador', 'modеrador', 'mod'],
    ...['Pastor João', 'pr. Marcos', 'Pаstor', 'P@stor Ana', 'Suporte', 'Equipe Atrio', 'rnoderador', 'administração'],
    ...['igreja vida plena', 'Igreja  Vida-Plena', 'lgreja Vida Plena', 'Leo Moreira', 'LEO MOREIRA', 'Le0 Moreira'],
    ...['Leo  Morеira', 'Ieo Moreira'],
  ])('%j speaks for the church', (name) => expect(isReserved(name, TAKEN)).toBe(true))

  it.each([
    'Ana Lima',
    'Leonardo',
    'Moreira',
    'Pastoril',
    'João Pedro',
    'Priscila',
    'Adriana',
    'Михаил',
    'Ελένη',
    'Teamar',
  ])('%j is a person’s', (name) => expect(isReserved(name, TAKEN)).toBe(false))

  it('looks the same with accents, capitals and spaces', () => {
    expect(skeleton('Órgão  São-José')).toBe(skeleton('orgao saojose'))
  })
})
