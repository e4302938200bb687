import type { ScoreFile } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chordName } from './chord.ts'
import { firstChord, moveLetter, readLetter, versesOf, type Letter } from './letter.ts'
import { viewsOf } from './show-type.ts'
import { lyricOf, wordsOf } from './words.ts'

const write = (letter: Letter) =>
  letter
    .map((line) =>
      'mark' in line
        ? `[${line.mark}]`
        : line.pieces.map(({ chord, snippet }) => (chord ? `[${chordName(chord, 'written')}]` : '') + snippet).join(''),
    )
    .join('\n')
const pieces = (line: string) => {
  const [first] = readLetter(line)
  return first && 'pieces' in first ? first.pieces : []
}
const words = (line: string) =>
  wordsOf(pieces(line)).map((word) =>
    word.map(({ chord, text, joined }) => `${chord?.text ?? ''}:${text}${joined ? '-' : ''}`).join(' '),
  )

describe('readLetter', () => {
  it('splits a line into snippets with their chords', () => {
    expect(pieces('Cas[D]telo [A7]forte').map(({ chord, snippet }) => [chord?.text ?? null, snippet])).toEqual([
      [null, 'Cas'],
      ['D', 'telo '],
      ['A7', 'forte'],
    ])
  })

  it('keeps brackets that hold no chord', () => {
    expect(write(readLetter('[C]Glória [2x] a [Deus] [G]'))).toBe('[C]Glória [2x] a [Deus] [G]')
    expect(lyricOf(pieces('[C]Glória [2x]'))).toBe('Glória [2x]')
    expect(firstChord(readLetter('[Refrão] [bis] [refrão]'))).toBeUndefined()
  })

  it('splits verses at empty lines and marks', () => {
    const verses = versesOf(readLetter('um\ndois\n\n[Refrão]\ntrês\n \n\nquatro\n[2]\ncinco'))
    expect(verses.map(({ mark, lines }) => [mark, lines.map(lyricOf)])).toEqual([
      [null, ['um', 'dois']],
      ['Refrão', ['três']],
      [null, ['quatro']],
      ['2', ['cinco']],
    ])
  })

  it('accepts every kind of line break and returns nothing for blank content', () => {
    expect(write(readLetter('a\r\nb\rc\n\n'))).toBe('a\nb\nc')
    expect([readLetter(null), readLetter(''), readLetter(' \n ')]).toEqual([[], [], []])
  })

  const token = fc.oneof(
    fc.constantFrom('[C]', '[F#m7(b5)]', '[G/B]', '[refrão]', '[2x]', '[', ']', '[]', ' ', '\n', '[ D ]', '[[C]]'),
    fc.string({ maxLength: 5 }).map((text) => text.replace(/\r/g, '')),
  )
  const content = fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join(''))

  it('keeps all text', () => {
    const bare = (text: string) => text.replace(/\[ D \]/g, '[D]').replace(/\s/g, '')
    fc.assert(
      fc.property(content, (text) => {
        expect(bare(write(readLetter(text)))).toBe(bare(text))
      }),
    )
  })

  it('is unchanged after transposing there and back', () => {
    fc.assert(
      fc.property(content, fc.integer({ min: -12, max: 12 }), (text, fifths) => {
        const letter = readLetter(text)
        expect(write(moveLetter(moveLetter(letter, fifths), -fifths))).toBe(write(letter))
      }),
    )
  })
})

describe('wordsOf', () => {
  it('keeps words whole, with each chord over its syllable', () => {
    expect(words('[D]Castelo [A]forte es[D]pada')).toEqual(['D:Castelo ', 'A:forte ', ':es- D:pada'])
    expect(words('[C] [G]  [D/F#]')).toEqual(['C: ', 'G:  ', 'D/F#:'])
    expect(words('[D][A]Deus')).toEqual(['D:- A:Deus'])
    expect(words('Ale[G]lu[D]ia, a[C]mém')).toEqual([':Ale- G:lu- D:ia, ', ':a- C:mém'])
  })

  it('keeps every letter of the line', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\[[CGF]\]|[ab ]){0,20}$/), (line) => {
        const text = wordsOf(pieces(line)).flatMap((word) => word.map((syllable) => syllable.text))
        expect(text.join('').trim()).toBe(line.replace(/\[.\]/g, '').trim())
      }),
    )
  })
})

describe('viewsOf', () => {
  const file: ScoreFile = { name: 'a.pdf', url: '/a.pdf', kind: 'pdf', pictures: [] }
  it.each([
    ['[C]a', [], ['cipher', 'lyric']],
    ['[Refrão]\na', [file], ['lyric', 'score']],
    ['a', [], ['lyric']],
    [null, [file], ['score']],
    ['[C]a', [file], ['cipher', 'lyric', 'score']],
    [null, [], []],
  ])('for %j with %j is %j', (content, files, views) => {
    expect(viewsOf(readLetter(content), { files })).toEqual(views)
  })
})
