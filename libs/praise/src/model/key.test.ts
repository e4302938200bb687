import { describe, expect, it } from 'vitest'
import { parseChord } from './chord.ts'
import { choiceOf, keyChoices, keyName, keyOf, nextStep, parseKey, transposeKey } from './key.ts'

const names = (tone: string) => keyChoices(parseKey(tone)!).map(({ name }) => name)

describe('keys', () => {
  it.each([
    ['D', 'D'],
    ['F#m', 'F#m'],
    [' Bb ', 'Bb'],
    ['Am', 'Am'],
    ['A menor', 'Am'],
    ['E maior', 'E'],
    ['E♭ major', 'Eb'],
  ])('reads %j as the key %s', (tone, name) => expect(keyName(parseKey(tone)!)).toBe(name))

  it.each(['', 'Si bemol', 'H', 'D7', '440 Hz'])('reads %j as no key', (tone) => expect(parseKey(tone)).toBeNull())

  it('fall back to the first chord when the tone is unreadable', () => {
    expect(keyName(keyOf('Si bemol', parseChord('Em7')!))).toBe('Em')
    expect(keyName(keyOf(null, parseChord('C7M')!))).toBe('C')
    expect(keyName(keyOf(null, undefined))).toBe('C')
    expect(keyName(keyOf('G', parseChord('Em')!))).toBe('G')
  })

  it('can be chosen among twelve, each by its usual name', () => {
    expect(names('C')).toEqual(['G', 'Ab', 'A', 'Bb', 'B', 'C', 'Db', 'D', 'Eb', 'E', 'F', 'F#'])
    expect(names('Am')).toEqual(['Em', 'Fm', 'F#m', 'Gm', 'G#m', 'Am', 'Bbm', 'Bm', 'Cm', 'C#m', 'Dm', 'D#m'])
    expect(names('F')).toContain('Gb')
  })

  it('keep their own spelling, however rare', () => {
    expect(keyName(transposeKey(parseKey('C#')!, 0))).toBe('C#')
    expect(keyName(transposeKey(parseKey('C#')!, 12))).toBe('C#')
  })

  it('step in both directions and wrap at the octave', () => {
    expect([nextStep(0, 1), nextStep(11, 1), nextStep(0, -1), nextStep(-11, -1)].map(Math.abs)).toEqual([1, 0, 1, 0])
    expect([choiceOf(11), choiceOf(-7), choiceOf(6), choiceOf(-5)]).toEqual([-1, 5, 6, -5])
  })
})
