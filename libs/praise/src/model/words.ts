import type { Chord } from './chord.ts'
import type { Piece } from './letter.ts'

/** The text under one chord, or under none; `joined` when the word continues after it. */
export type Syllable = { chord: Chord | null; text: string; joined: boolean }
/** A word never wraps, so a chord stays with its syllable. */
export type Word = Syllable[]

/** The words of a line. A chord inside a word starts a syllable. */
export const wordsOf = (pieces: readonly Piece[]): Word[] => {
  const words: Word[] = []
  let within = false
  for (const { chord, snippet } of pieces) {
    const tokens = snippet.match(/\s+|\S+\s*/g) ?? ['']
    tokens.forEach((text, index) => {
      const syllable: Syllable = { chord: index === 0 ? chord : null, text, joined: false }
      const word = words.at(-1)
      const before = word?.at(-1)
      if (within && word && before && !/^\s/.test(text)) {
        before.joined = true
        word.push(syllable)
      } else words.push([syllable])
      within = !/\s$/.test(text)
    })
  }
  return words
}

/** The text of a line without its chords. */
export const lyricOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ snippet }) => snippet)
    .join('')
    .replace(/\s{2,}/g, ' ')
    .trim()
