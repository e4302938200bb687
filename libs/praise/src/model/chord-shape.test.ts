import { describe, expect, it } from 'vitest'
import shapes from '../data/chord-shapes.json'
import { parseChord, moveChord } from './chord.ts'
import { barresOf, firstFret, FRETS_SHOWN, OPEN_STRINGS, readShape, shapeOf, type Shapes } from './chord-shape.ts'
import { instruments, type Instrument } from './instrument.ts'

const table: Shapes = shapes
const written = (name: string, instrument: Instrument = 'guitar', moved = 0) => {
  const found = shapeOf(table, instrument, moveChord(parseChord(name)!, moved), 'added')
  return found && found.shape.frets.map((fret) => fret ?? 'x').join(' ')
}
const all = instruments.flatMap((instrument) =>
  Object.entries(table[instrument]).flatMap(([key, row]) =>
    row.flatMap((shape, root) => (shape === null ? [] : [{ instrument, key, root, shape: readShape(shape) }])),
  ),
)

describe('chord shapes', () => {
  it('sound the tones of their chord and nothing else', () => {
    expect(all.length).toBeGreaterThan(800)
    for (const { instrument, key, root, shape } of all) {
      const [tones = '', bass = '0'] = key.split('/')
      const allowed = [...tones.split(' '), bass].map(Number)
      const heard = shape.frets.flatMap((fret, string) =>
        fret === null ? [] : [(OPEN_STRINGS[instrument][string]! + fret - root + 24) % 12],
      )
      expect(allowed, `${instrument} ${key} ${root}`).toEqual(expect.arrayContaining(heard))
    }
  })

  it('fit their diagram and name at most four fingers', () => {
    for (const { instrument, shape } of all) {
      expect(shape.frets).toHaveLength(OPEN_STRINGS[instrument].length)
      expect(shape.fingers).toHaveLength(shape.frets.length)
      expect(Math.max(...shape.fingers)).toBeLessThanOrEqual(4)
      const last = Math.max(...shape.frets.map((fret) => fret ?? 0))
      expect(last - firstFret(shape)).toBeLessThan(FRETS_SHOWN)
    }
  })

  it.each(['', 'm', '7', 'm7', '7M', '4', 'sus2', '6', 'm6', 'º', 'dim', 'aug', '7(9)', '9', 'm7(b5)', '4/7', '7(b9)'])(
    'exist for every root of C%s, on both instruments',
    (suffix) => {
      for (const instrument of instruments)
        for (let fifths = 0; fifths < 12; fifths++)
          expect(written(`C${suffix}`, instrument, fifths), `${instrument} ${fifths}`).not.toBeNull()
    },
  )

  it('are the ones that players know', () => {
    expect(written('C')).toBe('x 3 2 0 1 0')
    expect(written('Am')).toBe('x 0 2 2 1 0')
    expect(written('F')).toBe('1 3 3 2 1 1')
    expect(written('C', 'ukulele')).toBe('0 0 0 3')
    expect(written('G', 'ukulele')).toBe('0 2 3 2')
  })

  it('follow a transposed chord', () => expect(written('D', 'guitar', -2)).toBe(written('C')))

  it('have the bass of a slash chord, or say that they lack it', () => {
    expect(shapeOf(table, 'guitar', parseChord('D/F#')!, 'added')).toMatchObject({ lacksBass: false })
    expect(shapeOf(table, 'guitar', parseChord('Eb7M/Bb')!, 'added')).toMatchObject({ lacksBass: true })
    expect(shapeOf(table, 'ukulele', parseChord('D/F#')!, 'added')).toMatchObject({ lacksBass: true })
  })

  it('are null for an unknown chord', () => expect(written('C7alt')).toBeNull())
})

describe('diagrams', () => {
  it('begin at the nut, or at the lowest fret of a high shape', () => {
    expect(firstFret(readShape('x32010 032010'))).toBe(1)
    expect(firstFret(readShape('113331 112341 5'))).toBe(5)
  })

  it('draw one finger on several strings as a barre', () =>
    expect(barresOf(readShape('133211 134211'))).toEqual([{ fret: 1, from: 0, to: 5, finger: 1 }]))
})
