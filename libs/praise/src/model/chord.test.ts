import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chordName, moveChord, parseChord } from './chord.ts'
import { distance, parseKey, transposeKey } from './key.ts'
import { noteName, parseNote, pitchOf } from './note.ts'

/** Sixty chords as Brazilian song sheets write them, in C or near it, and the same two semitones up. */
const TWO_UP = `C D|Cm Dm|C7 D7|C7M D7M|Cm7 Dm7|Cm7M Dm7M|Cm(7M) Dm(7M)|C7+ D7+|C6 D6|Cm6 Dm6|C6/9 D6/9|C9 D9|
C(9) D(9)|C7(9) D7(9)|C7/9 D7/9|C7M(9) D7M(9)|C7M/9 D7M/9|Cm7(9) Dm7(9)|Cadd9 Dadd9|C(add9) D(add9)|C4 D4|Csus4 Dsus4|
Csus Dsus|C7sus4 D7sus4|C4/7 D4/7|E4/7 F#4/7|C7/4 D7/4|C7(4/9) D7(4/9)|F#7(4/9) G#7(4/9)|Cº Dº|C#º D#º|C° D°|Cdim Ddim|
Cº7 Dº7|Caug Daug|C+ D+|C5+ D5+|C(#5) D(#5)|C7(5+) D7(5+)|C7(#5) D7(#5)|Cm7(b5) Dm7(b5)|F#m7(b5) G#m7(b5)|
Cm7(5-) Dm7(5-)|Cø Dø|A7(9-) B7(9-)|A7(b9) B7(b9)|A7(#9) B7(#9)|G7(13) A7(13)|G7(b13) A7(b13)|G7(9/13) A7(9/13)|
G7(b9/b13) A7(b9/b13)|F7M(#11) G7M(#11)|Am7(11) Bm7(11)|G/B A/C#|D9/F# E9/G#|C/Bb D/C|Am7/G Bm7/A|C7M/E D7M/F#|
Bb6/9 C6/9|C6/9/E D6/9/F#|Eb7M/G F7M/A|Bbm7 Cm7|Ab/C Bb/D|E7/G# F#7/A#|
E7(#5#9) F#7(#5#9)|B7(b9b13) C#7(b9b13)|Dm7(5b) Em7(5b)|D7/9b E7/9b|C7(9b) D7(9b)|C7(9#) D7(9#)|CMaj7 DMaj7|
Am(M7) Bm(M7)|Am(Maj7) Bm(Maj7)|C∆7 D∆7|C△ D△|C7M9 D7M9|F7M5+ G7M5+`
  .split('|')
  .map((pair) => pair.trim().split(' ') as [string, string])

const transpose = (text: string, key: string, steps: number) => {
  const chord = parseChord(text)
  return chord && chordName(moveChord(chord, distance(parseKey(key)!, steps)), 'written')
}

describe('parseChord, transpose and chordName', () => {
  it.each(TWO_UP)('transposes %s to %s two semitones up and back', (from, to) => {
    expect(transpose(from, 'C', 2)).toBe(to)
    expect(transpose(to, 'D', -2)).toBe(from)
  })

  it('cover at least sixty chords in the table above', () => expect(TWO_UP.length).toBeGreaterThanOrEqual(60))

  it.each([
    [
      'refrão',
      'Refrão',
      'Amém',
      'Coro',
      'Final',
      'Fim',
      'Bis',
      '2x',
      'Intro',
      'N.C.',
      '',
      'Dó',
      'Ad lib',
      'Gado',
      'Ele',
    ],
    [
      'Ária',
      'Bridge',
      'Ending',
      'Cantor',
      'Deus',
      'C/x',
      'C/',
      '/G',
      'H',
      'c',
      'am',
      'C7(',
      'C7)9',
      'Emma',
      'Fade',
      'C 7',
      'C9bb',
      'CMa',
      'Maj7',
      'C7()',
    ],
  ])('parses none of %s', (...words) => {
    expect(words.filter((word) => parseChord(word))).toEqual([])
  })

  it('spells a chord by the key it is transposed to', () => {
    expect(transpose('G', 'C', 1)).toBe('Ab')
    expect(transpose('E7', 'C', 1)).toBe('F7')
    expect(transpose('B7', 'Em', 1)).toBe('C7')
    expect(transpose('F#', 'D', 2)).toBe('G#')
    expect(transpose('F#', 'D', 1)).toBe('G')
    expect(transpose('A/C#', 'D', -1)).toBe('Ab/C')
  })

  it('spells a minor key with the accidentals of its relative major', () => {
    const cadence = (key: string, steps: number) => ['Am', 'Dm', 'E7', 'G/B'].map((text) => transpose(text, key, steps))
    expect(cadence('Am', 3)).toEqual(['Cm', 'Fm', 'G7', 'Bb/D'])
    expect(cadence('Am', -2)).toEqual(['Gm', 'Cm', 'D7', 'F/A'])
    expect(cadence('Am', 2)).toEqual(['Bm', 'Em', 'F#7', 'A/C#'])
    expect(cadence('Am', 4)).toEqual(['C#m', 'F#m', 'G#7', 'B/D#'])
    expect(cadence('Am', 1)).toEqual(['Bbm', 'Ebm', 'F7', 'Ab/C'])
  })

  it('writes no double accidentals', () => {
    expect(transpose('C#º', 'C', 6)).toBe('Gº')
    expect(transpose('Bbm', 'C', 6)).toBe('Em')
    expect(transpose('Db', 'C', -1)).toBe('C')
  })

  it.each([
    ['C7M', 'Cmaj7', 'C7M'],
    ['Cmaj7', 'Cmaj7', 'C7M'],
    ['CM7', 'CM7', 'C7M'],
    ['C7+', 'Cmaj7', 'C7+'],
    ['Cm(7M)', 'Cm(maj7)', 'Cm(7M)'],
    ['C7M/9', 'Cmaj7/9', 'C7M/9'],
    ['Cº', 'Cdim', 'Cº'],
    ['Cdim7', 'Cdim7', 'Cº7'],
    ['A7(9-)', 'A7(b9)', 'A7(9-)'],
    ['C7(5+)', 'C7(#5)', 'C7(5+)'],
    ['Cm7(5-)', 'Cm7(b5)', 'Cm7(5-)'],
    ['Cm7(5b)', 'Cm7(b5)', 'Cm7(5b)'],
    ['D7/9b', 'D7/b9', 'D7/9b'],
    ['B7(b9b13)', 'B7(b9b13)', 'B7(b9b13)'],
    ['C7M9', 'Cmaj7(9)', 'C7M9'],
    ['F7M5+', 'Fmaj7(#5)', 'F7M5+'],
    ['F7M#11', 'Fmaj7(#11)', 'F7M#11'],
    ['CMaj7', 'Cmaj7', 'C7M'],
    ['C∆7', 'C∆7', 'C7M'],
    ['Am(M7)', 'Am(M7)', 'Am(7M)'],
    ['E4/7', 'E7sus4', 'E4/7'],
    ['E7sus4', 'E7sus4', 'E4/7'],
    ['Gsus4', 'Gsus4', 'G4'],
    ['D9/F#', 'D9/F#', 'D9/F#'],
    ['C6/9', 'C6/9', 'C6/9'],
    ['G/B', 'G/B', 'G/B'],
  ])('writes %s as %s in international and as %s in Brazilian notation', (text, international, brazilian) => {
    const chord = parseChord(text)!
    expect(chordName(chord, 'international')).toBe(international)
    expect(chordName(chord, 'brazilian')).toBe(brazilian)
    expect(chordName(chord, 'written')).toBe(text)
  })
})

const someChord = fc.constantFrom(...TWO_UP.flat())
const someKey = fc.constantFrom(...'C D E F G A B Bb Eb Ab Db F# Gb Am Bm Cm C#m Dm Em Fm F#m Gm G#m Bbm'.split(' '))
const someSteps = fc.integer({ min: -24, max: 24 })
const pitches = (text: string | null) => {
  const { root, bass } = parseChord(text!)!
  return [pitchOf(root), bass === null ? null : pitchOf(bass)]
}

describe('transposition', () => {
  it('up and down again gives the original text', () => {
    fc.assert(
      fc.property(someChord, someKey, someSteps, (text, name, steps) => {
        const key = parseKey(name)!
        const there = distance(key, steps)
        const back = distance(transposeKey(key, steps), -steps)
        const chord = moveChord(moveChord(parseChord(text)!, there), back)
        if (there + back === 0) expect(chordName(chord, 'written')).toBe(text)
        else expect(Math.abs(there + back)).toBe(12)
      }),
    )
  })

  it('by an octave gives the same chords', () => {
    fc.assert(
      fc.property(someChord, someKey, fc.constantFrom(12, -12, 24), (text, key, octave) => {
        expect(transpose(text, key, octave)).toBe(text)
      }),
    )
  })

  it('in single steps gives the same pitches as one step of the sum', () => {
    fc.assert(
      fc.property(someChord, someKey, fc.integer({ min: 1, max: 12 }), (text, name, steps) => {
        let key = parseKey(name)!
        let chord = parseChord(text)!
        for (let step = 0; step < steps; step++) {
          chord = moveChord(chord, distance(key, 1))
          key = transposeKey(key, 1)
        }
        expect(pitches(chordName(chord, 'written'))).toEqual(pitches(transpose(text, name, steps)))
      }),
    )
  })

  it('moves root and bass by the given semitones and leaves the suffix', () => {
    fc.assert(
      fc.property(someChord, someKey, someSteps, (text, key, steps) => {
        const [from, to] = [pitches(text), pitches(transpose(text, key, steps))]
        const up = (pitch: number | null | undefined) => (pitch == null ? null : (((pitch + steps) % 12) + 12) % 12)
        expect(to).toEqual(from.map(up))
        expect(parseChord(transpose(text, key, steps)!)!.suffix).toBe(parseChord(text)!.suffix)
      }),
    )
  })
})

describe('note names', () => {
  it('round-trip through the line of fifths and reject what is no note', () => {
    for (const name of 'C C# Db D D# Eb E E# Fb F F# Gb G G# Ab A A# Bb B B# Cb'.split(' '))
      expect(noteName(parseNote(name)!)).toBe(name)
    expect(['F##', 'Bbb', 'H', 'c', '', 'C#b'].map((name) => parseNote(name))).toEqual([13, -9, null, null, null, null])
  })
})
