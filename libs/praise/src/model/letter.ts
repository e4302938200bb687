import { moveChord, parseChord, type Chord } from './chord.ts'

/** A snippet of a line and the chord above its start. */
export type Piece = { chord: Chord | null; snippet: string }
/** A line with nothing but bracketed text that is no chord marks a part of the song: `[Refrão]`. */
export type LetterLine = { mark: string } | { pieces: Piece[] }
export type Letter = LetterLine[]
/** Consecutive lines under their mark. */
export type Verse = { mark: string | null; lines: Piece[][] }

const BRACKETS = /\[([^[\]]*)\]/g
const MARK = /^\s*\[([^[\]\p{L}]*\p{L}[^[\]]*|\s*\d+\s*)\]\s*$/u

const readPieces = (line: string): Piece[] => {
  const pieces: Piece[] = []
  let chord: Chord | null = null
  let from = 0
  for (const match of line.matchAll(BRACKETS)) {
    const found = parseChord((match[1] ?? '').trim())
    // brackets without a chord are text
    if (!found) continue
    if (chord || match.index > from) pieces.push({ chord, snippet: line.slice(from, match.index) })
    chord = found
    from = match.index + match[0].length
  }
  pieces.push({ chord, snippet: line.slice(from) })
  return pieces
}

const readLine = (line: string): LetterLine => {
  const mark = MARK.exec(line)?.[1]?.trim()
  return mark !== undefined && !parseChord(mark) ? { mark } : { pieces: readPieces(line) }
}

/** Reads a song's content: chords in square brackets, lines separated by newlines. */
export const readLetter = (content: string | null): Letter =>
  content?.trim()
    ? content
        .replace(/^\s*\n/, '')
        .trimEnd()
        .split(/\r\n|\r|\n/)
        .map(readLine)
    : []

const chordsIn = (letter: Letter): Chord[] =>
  letter.flatMap((line) => ('pieces' in line ? line.pieces.flatMap(({ chord }) => chord ?? []) : []))

/** The chords of a song in the order in which they come, each once. */
export const differentChords = (letter: Letter): Chord[] => [
  ...new Map(chordsIn(letter).map((chord) => [chord.text, chord])).values(),
]

export const firstChord = (letter: Letter): Chord | undefined => chordsIn(letter)[0]

/** The letter with each chord moved by that many fifths. */
export const moveLetter = (letter: Letter, fifths: number): Letter =>
  letter.map((line) =>
    'mark' in line
      ? line
      : {
          pieces: line.pieces.map(({ chord, snippet }) => ({ chord: chord && moveChord(chord, fifths), snippet })),
        },
  )

const isEmpty = (pieces: Piece[]) => pieces.every(({ chord, snippet }) => !chord && !snippet.trim())

/** The parts of a song: an empty line ends one, a mark starts one. */
export const versesOf = (letter: Letter): Verse[] => {
  const verses: Verse[] = []
  let open = false
  for (const line of letter) {
    if ('mark' in line) {
      verses.push({ mark: line.mark, lines: [] })
      open = true
    } else if (isEmpty(line.pieces)) open = false
    else if (open) verses.at(-1)?.lines.push(line.pieces)
    else {
      verses.push({ mark: null, lines: [line.pieces] })
      open = true
    }
  }
  return verses
}
