import { writeFile } from 'node:fs/promises'
import guitar from '@tombatossals/chords-db/lib/guitar.json' with { type: 'json' }
import ukulele from '@tombatossals/chords-db/lib/ukulele.json' with { type: 'json' }
import { format, resolveConfig } from 'prettier'
import { OPEN_STRINGS, readShape, shapeKey, type Shapes } from '../../libs/praise/src/model/chord-shape.ts'
import type { Instrument } from '../../libs/praise/src/model/instrument.ts'
import { tonesOf, type Tones } from '../../libs/praise/src/model/chord-tones.ts'

/** The parts of chords-db that are read: shapes by root and suffix, the usual one first. */
type Position = { frets: number[]; fingers: number[]; baseFret: number }
type Collection = { chords: Record<string, { suffix: string; positions: Position[] }[]> }

const collections: Record<Instrument, Collection> = { guitar, ukulele }

const PITCHES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const pitchOf = (name: string) =>
  (PITCHES[name.charAt(0)]! + (/#|sharp/.test(name) ? 1 : 0) - (/^.b/.test(name) ? 1 : 0) + 12) % 12

/** The collection's own names of suffixes, where a chart writes them in another way. */
const WRITTEN: Record<string, string> = {
  major: '',
  minor: 'm',
  '69': '6/9',
  m69: 'm6/9',
  aug7: '7(#5)',
  aug9: '9(#5)',
  mmaj7: 'm(maj7)',
  mmaj9: 'm(maj9)',
  mmaj11: 'm(maj11)',
  mmaj7b5: 'm(maj7)(b5)',
}

/** As model/chord-shape.ts reads it. */
const written = ({ frets, fingers, baseFret }: Position): string =>
  [frets.map((fret) => (fret < 0 ? 'x' : fret)).join(''), fingers.join(''), ...(baseFret === 1 ? [] : [baseFret])].join(
    ' ',
  )

/** Tones that may be left out: the fifth, and in a chord of five or more the root, which the bass has. */
const isSpare = (tone: number, tones: Tones) => tone === 7 || (tone === 0 && tones.length > 4)

/**
 * Whether a shape sounds the chord and nothing else, with the bass as its lowest string where one is asked for. The
 * collection has shapes that do not.
 */
function sounds(shape: string, instrument: Instrument, root: number, tones: Tones, bass: number): boolean {
  const heard = readShape(shape).frets.flatMap((fret, string) =>
    fret === null ? [] : (OPEN_STRINGS[instrument][string]! + fret - root + 24) % 12,
  )
  const allowed = new Set([...tones, bass])
  return (
    heard.every((tone) => allowed.has(tone)) &&
    tones.every((tone) => heard.includes(tone) || isSpare(tone, tones)) &&
    (bass === 0 || heard[0] === bass)
  )
}

/** The same shape without the strings below its root, which a barre covers but a player leaves out. */
function fromRoot(position: Position, instrument: Instrument, root: number): Position {
  if (instrument !== 'guitar') return position
  const isRoot = (fret: number, string: number) =>
    fret >= 0 && (OPEN_STRINGS.guitar[string]! + (fret === 0 ? 0 : fret + position.baseFret - 1)) % 12 === root
  const lowest = position.frets.findIndex(isRoot)
  const isBelow = (string: number) => string < lowest
  return {
    ...position,
    frets: position.frets.map((fret, string) => (isBelow(string) ? -1 : fret)),
    fingers: position.fingers.map((finger, string) => (isBelow(string) ? 0 : finger)),
  }
}

/**
 * How hard a shape is, and how thin: fingers, a barre, an open string between gripped ones, silent strings, a high place on
 * the neck. Its weights put first what players learn first: C7 with an open string, Cm with a barre.
 */
function effort({ frets, fingers, baseFret }: Position): number {
  const sounding = frets.slice(frets.findIndex((fret) => fret >= 0))
  const gripped = sounding.slice(
    sounding.findIndex((fret) => fret > 0),
    sounding.findLastIndex((fret) => fret > 0),
  )
  const isBarre = fingers.filter((finger) => finger === 1).length > 1
  const isFull = new Set(fingers.filter(Boolean)).size === 4
  const silent = frets.filter((fret) => fret < 0).length
  return (
    (isFull && !isBarre ? (frets.includes(0) ? 1 : 2) : 0) +
    (isBarre ? 0.5 : 0) +
    (gripped.includes(0) ? 0.3 : 0) +
    2 * sounding.filter((fret) => fret < 0).length +
    3 * Math.max(0, silent - 2) +
    0.3 * baseFret
  )
}

function tableOf(instrument: Instrument): Shapes[Instrument] {
  const table: Record<string, (string | null)[]> = {}
  for (const [name, chords] of Object.entries(collections[instrument].chords)) {
    const root = pitchOf(name)
    for (const { suffix, positions } of chords) {
      const [kind = '', below] = suffix.split('/')
      const tones = tonesOf(below ? kind : (WRITTEN[suffix] ?? suffix), 'dominant')
      if (!tones) continue
      const bass = below ? (pitchOf(below) - root + 12) % 12 : 0
      const played = bass === 0 ? positions.map((position) => fromRoot(position, instrument, root)) : []
      const right = [...played, ...positions]
        .toSorted((a, b) => effort(a) - effort(b))
        .map(written)
        .find((shape) => sounds(shape, instrument, root, tones, bass))
      const row = (table[shapeKey(tones, bass)] ??= Array<string | null>(12).fill(null))
      row[root] ??= right ?? null
    }
  }
  return Object.fromEntries(Object.entries(table).filter(([, row]) => row.some((shape) => shape !== null)))
}

/** The easiest right shape of each chord in the collection. */
export const chordShapes = (): Shapes => ({ guitar: tableOf('guitar'), ukulele: tableOf('ukulele') })

export const writeChordShapes = async (file: string): Promise<void> =>
  writeFile(file, await format(JSON.stringify(chordShapes()), { ...(await resolveConfig(file)), parser: 'json' }))
