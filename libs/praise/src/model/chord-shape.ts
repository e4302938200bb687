import type { Chord } from './chord.ts'
import { tonesOf, type BareNine } from './chord-tones.ts'
import type { Instrument } from './instrument.ts'
import { pitchOf } from './note.ts'

/** Semitones above C of the open strings, from the one that is drawn on the left. */
export const OPEN_STRINGS: Record<Instrument, readonly number[]> = {
  guitar: [4, 9, 2, 7, 11, 4],
  ukulele: [7, 0, 4, 9],
}

/** How a chord is gripped, string by string from the left. */
export type Shape = {
  /** 0 is the open string, null one that is not played */
  frets: readonly (number | null)[]
  /** 1 is the index finger, 0 none */
  fingers: readonly number[]
}

/**
 * By instrument and tones (`0 4 7`; with a bass that is not the root, `0 4 7/4`) a shape for each root from C up, or null.
 * `x32010 032010` are frets and fingers; a third part is the fret that counts as the first.
 */
export type Shapes = Record<Instrument, Record<string, readonly (string | null)[]>>

export const readShape = (written: string): Shape => {
  const [frets = '', fingers = '', first = '1'] = written.split(' ')
  const above = Number(first) - 1
  return {
    frets: [...frets].map((fret) => (fret === 'x' ? null : fret === '0' ? 0 : Number(fret) + above)),
    fingers: [...fingers].map(Number),
  }
}

/** The name of a chord's tones in the table of shapes. */
export const shapeKey = (tones: readonly number[], bass = 0): string => tones.join(' ') + (bass === 0 ? '' : `/${bass}`)

export type FoundShape = {
  shape: Shape
  /** the bass of a slash chord is not in it */
  lacksBass: boolean
}

/** The shape of a chord as it sounds where it has been moved to; null for one without. */
export function shapeOf(shapes: Shapes, instrument: Instrument, chord: Chord, bareNine: BareNine): FoundShape | null {
  const tones = tonesOf(chord.suffix, bareNine)
  if (!tones) return null
  const root = pitchOf(chord.root + chord.moved)
  const bass = chord.bass === null ? 0 : (pitchOf(chord.bass + chord.moved) - root + 12) % 12
  const table = shapes[instrument]
  const whole = table[shapeKey(tones, bass)]?.[root]
  if (whole) return { shape: readShape(whole), lacksBass: false }
  const above = table[shapeKey(tones)]?.[root]
  return above ? { shape: readShape(above), lacksBass: bass !== 0 } : null
}

/** Frets that a diagram shows: from the nut as long as they are within reach of it. */
export const FRETS_SHOWN = 4

/** The first fret of a shape's diagram. */
export const firstFret = ({ frets }: Shape): number => {
  const gripped = frets.filter((fret) => fret !== null && fret > 0) as number[]
  return Math.max(0, ...gripped) <= FRETS_SHOWN ? 1 : Math.min(...gripped)
}

export type Barre = { fret: number; from: number; to: number; finger: number }

/** Fingers that lie across several strings at one fret. */
export const barresOf = ({ frets, fingers }: Shape): Barre[] =>
  [1, 2, 3, 4].flatMap((finger) => {
    const strings = fingers.flatMap((one, string) => (one === finger && frets[string] ? [string] : []))
    const [from] = strings
    const to = strings.at(-1)
    return from === undefined || to === undefined || from === to ? [] : [{ fret: frets[from]!, from, to, finger }]
  })
