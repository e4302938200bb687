import { noteName, parseNote, type Fifths } from './note.ts'
import { inNotation, type Notation } from './notation.ts'

/** A chord symbol. Transposition moves its root and bass; the suffix never changes. */
export type Chord = {
  /** as it was written */
  text: string
  root: Fifths
  suffix: string
  bass: Fifths | null
  /** distance from where it was written, in fifths */
  moved: number
}

const NOTE = '[A-G](?:##|bb|[#b♯♭])?'
// An accidental precedes or follows its number: b9, 9b, 9-. Before a number it belongs to that number: b9b13.
const DEGREE = '(?:sus|add|omit|no)?[#b♯♭+-]?\\d{1,2}(?:M|[#b♯♭+-](?!\\d))?|sus|alt|[Mm]aj7?|M7?'
const SUFFIX =
  '(?:m(?:in|i)?(?!a))?(?:[Mm]aj|ma(?=7)|[Δ∆△])?(?:dim|aug|[º°øØ+-]|o(?![a-z]))?' +
  `(?:${DEGREE}|/(?:${DEGREE})|\\((?:${DEGREE})(?:[,/ ]?(?:${DEGREE}))*\\)){0,4}`
// A slash precedes a bass only if a note letter follows: in E4/7 and C6/9 it separates two degrees.
const CHORD = new RegExp(`^(${NOTE})(${SUFFIX})(?:/(${NOTE}))?$`)

/** Reads a chord symbol in Brazilian or international notation; null for other text: `refrão`, `2x`, `Amém`. */
export const parseChord = (text: string): Chord | null => {
  const [, root = '', suffix = '', bass] = CHORD.exec(text) ?? []
  const note = parseNote(root)
  return note === null ? null : { text, root: note, suffix, bass: bass ? parseNote(bass) : null, moved: 0 }
}

export const moveChord = (chord: Chord, fifths: number): Chord => ({ ...chord, moved: chord.moved + fifths })

/** The symbol to show. An untransposed chord keeps its spelling. */
export const chordName = ({ text, root, suffix, bass, moved }: Chord, notation: Notation): string => {
  if (moved === 0 && notation === 'written') return text
  const below = bass === null ? '' : `/${noteName(bass + moved)}`
  return noteName(root + moved) + inNotation(suffix, notation) + below
}

export const isMinorChord = ({ suffix }: Chord): boolean => /^m(?!a)/.test(suffix)
