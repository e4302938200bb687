import { expect, it } from 'vitest'
import { parseChord } from './chord.ts'
import { tonesOf } from './chord-tones.ts'

it.each([
  ['', [0, 4, 7]],
  ['m', [0, 3, 7]],
  ['maj', [0, 4, 7]],
  ['5', [0, 7]],
  ['7', [0, 4, 7, 10]],
  ['7M', [0, 4, 7, 11]],
  ['7+', [0, 4, 7, 11]],
  ['maj7', [0, 4, 7, 11]],
  ['M7', [0, 4, 7, 11]],
  ['Δ', [0, 4, 7, 11]],
  ['m7', [0, 3, 7, 10]],
  ['m7M', [0, 3, 7, 11]],
  ['m(maj7)', [0, 3, 7, 11]],
  ['m7(b5)', [0, 3, 6, 10]],
  ['m7(5-)', [0, 3, 6, 10]],
  ['ø', [0, 3, 6, 10]],
  ['º', [0, 3, 6, 9]],
  ['dim', [0, 3, 6]],
  ['dim7', [0, 3, 6, 9]],
  ['aug', [0, 4, 8]],
  ['+', [0, 4, 8]],
  ['(5+)', [0, 4, 8]],
  ['7(5+)', [0, 4, 8, 10]],
  ['4', [0, 5, 7]],
  ['sus', [0, 5, 7]],
  ['sus2', [0, 2, 7]],
  ['4/7', [0, 5, 7, 10]],
  ['7(4)', [0, 5, 7, 10]],
  ['7sus4', [0, 5, 7, 10]],
  ['6', [0, 4, 7, 9]],
  ['m6', [0, 3, 7, 9]],
  ['6/9', [0, 2, 4, 7, 9]],
  ['7(9)', [0, 2, 4, 7, 10]],
  ['7/9', [0, 2, 4, 7, 10]],
  ['7(9-)', [0, 1, 4, 7, 10]],
  ['7(b9)', [0, 1, 4, 7, 10]],
  ['7(9+)', [0, 3, 4, 7, 10]],
  ['7(#11)', [0, 4, 6, 7, 10]],
  ['7M(9)', [0, 2, 4, 7, 11]],
  ['maj9', [0, 2, 4, 7, 11]],
  ['m7(9)', [0, 2, 3, 7, 10]],
  ['m7(11)', [0, 3, 5, 7, 10]],
  ['add9', [0, 2, 4, 7]],
  ['13', [0, 4, 7, 9, 10]],
  ['7(13)', [0, 4, 7, 9, 10]],
])('reads the tones of C%s', (suffix, tones) => {
  expect(parseChord(`C${suffix}`)).not.toBeNull()
  expect(tonesOf(suffix, 'added')).toEqual(tones)
})

it('reads a nine on its own as the chart means it', () => {
  expect(tonesOf('9', 'dominant')).toEqual([0, 2, 4, 7, 10])
  expect(tonesOf('9', 'added')).toEqual([0, 2, 4, 7])
  expect(tonesOf('m9', 'dominant')).toEqual([0, 2, 3, 7, 10])
  expect(tonesOf('m9', 'added')).toEqual([0, 2, 3, 7])
  expect(tonesOf('(9)', 'dominant')).toEqual([0, 2, 4, 7])
})

it('has no tones for what it does not know', () => {
  for (const suffix of ['alt', 'no3', '7b', 'x']) expect(tonesOf(suffix, 'added')).toBeNull()
})
