/**
 * A note as its place on the line of fifths: … F C G D A E B F# …, with C as 0, G as 1, F as −1. A sharp is seven
 * further, a flat seven back. Moving every note of a song by the same distance keeps the intervals and their spelling.
 */
export type Fifths = number

const LETTERS = 'FCGDAEB'
const NOTE = /^([A-G])(##|bb|[#b♯♭]?)$/

export const parseNote = (name: string): Fifths | null => {
  const [, letter, sign = ''] = NOTE.exec(name) ?? []
  if (letter === undefined) return null
  return LETTERS.indexOf(letter) - 1 + (/[#♯]/.test(sign) ? 7 : -7) * sign.length
}

/** Respells notes beyond B# and Fb, which would need double accidentals. */
const readable = (note: Fifths): Fifths => {
  if (note > 12) return readable(note - 12)
  return note < -8 ? readable(note + 12) : note
}

export const noteName = (note: Fifths): string => {
  const place = readable(note) + 1
  const signs = Math.floor(place / 7)
  return LETTERS.charAt(place - signs * 7) + (signs < 0 ? 'b' : '#').repeat(Math.abs(signs))
}

/** Semitones above C, 0 to 11. */
export const pitchOf = (note: Fifths): number => (((note * 7) % 12) + 12) % 12
