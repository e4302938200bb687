import { noteName, parseNote, type Fifths } from './note.ts'
import { isMinorChord, type Chord } from './chord.ts'

export type Key = { tonic: Fifths; minor: boolean }

const KEY = /^([A-G][#b♯♭]?)\s*(?:(m|min(?:or)?|menor)\s*)?(?:M|major|maior|mayor)?$/

/** Reads a song's tone, such as `D` or `F#m`; null for `Si` and other text. */
export const parseKey = (text: string): Key | null => {
  const [, name = '', minor] = KEY.exec(text.trim()) ?? []
  const tonic = parseNote(name)
  return tonic === null ? null : { tonic, minor: minor !== undefined }
}

export const keyName = ({ tonic, minor }: Key): string => noteName(tonic) + (minor ? 'm' : '')

/** The key of a song: its tone; when that is unreadable, the key of its first chord. */
export const keyOf = (tone: string | null, first: Chord | undefined): Key =>
  (tone === null ? null : parseKey(tone)) ??
  (first ? { tonic: first.root, minor: isMinorChord(first) } : { tonic: 0, minor: false })

/** Number of sharps (below 0, flats) of a key. A minor key has those of its relative major. */
const signatureOf = ({ tonic, minor }: Key) => tonic - (minor ? 3 : 0)

const wrap = (value: number, low: number) => ((((value - low) % 12) + 12) % 12) + low

/**
 * The key that many semitones higher, under the name with fewer accidentals; of F# and Gb the one on the song's own
 * side.
 */
export const transposeKey = (key: Key, semitones: number): Key => {
  if (semitones % 12 === 0) return key
  const from = signatureOf(key)
  const to = wrap(from + 7 * semitones, from < 0 ? -6 : -5)
  return { ...key, tonic: key.tonic + to - from }
}

/** How far every note of a song moves with its key, in fifths. */
export const distance = (key: Key, semitones: number): number => transposeKey(key, semitones).tonic - key.tonic

/** One semitone further; wraps to 0 at the octave. */
export const nextStep = (steps: number, by: 1 | -1): number => (steps + by) % 12

/** The twelve keys, each with the shorter way there in semitones, sorted by pitch. */
export const keyChoices = (key: Key): { steps: number; name: string }[] =>
  Array.from({ length: 12 }, (_, index) => index - 5).map((steps) => ({
    steps,
    name: keyName(transposeKey(key, steps)),
  }))

/** Maps steps to those of the same key among the choices: eleven up is one down. */
export const choiceOf = (steps: number): number => wrap(steps, -5)
