import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { episodePath } from '../paths.ts'
import { formatLength } from '@atrio/i18n'
import { clockText } from './clock.ts'
import { sharedMoment } from './shared-moment.ts'

describe('clockText and formatLength', () => {
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [200, '3:20'],
    [3723, '1:02:03'],
    [-1, '0:00'],
  ])('write %d seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

  it.each([
    [24, 'pt-BR', '24 s'],
    [1510, 'pt-BR', '25 min'],
    [3720, 'es', '1 h 2 min'],
    [3600, 'en', '1 hr'],
    [3599, 'en', '1 hr'],
  ] as const)('write %d seconds in %s as %s', (seconds, locale, text) => {
    expect(formatLength(seconds, locale).replaceAll('\u00a0', ' ')).toBe(text)
  })
})

describe('sharedMoment', () => {
  it('round-trips through the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), fc.nat(86_399), (episode, at) => {
        const { searchParams } = new URL(episodePath(episode, at), 'https://x.test')
        expect(sharedMoment(searchParams)).toEqual({ episode, at })
      }),
    )
  })

  it.each(['-5', '1e3', '99999999', 'x', '', '0x10', '86401'])('starts at 0 for t=%s', (t) => {
    expect(sharedMoment(new URLSearchParams({ episode: 'a', t }))).toEqual({ episode: 'a', at: 0 })
  })

  it.each(['', `episode=${'a'.repeat(501)}`, 't=5'])('is undefined for: %s', (query) => {
    expect(sharedMoment(new URLSearchParams(query))).toBeUndefined()
  })
})
