/** Semitones above the root, ascending, each once: `[0, 4, 7]` is a major chord. */
export type Tones = readonly number[]

/**
 * What a nine on its own means: in international charts C9 has the minor seventh (C7 with a nine), in Brazilian ones,
 * which write that as C7(9), it is the plain chord with a nine.
 */
export type BareNine = 'dominant' | 'added'

const TONE_OF_DEGREE: Record<number, number> = { 2: 2, 6: 9, 9: 2, 11: 5, 13: 9 }
const ALTERED: Record<string, number> = { '#': 1, '+': 1, b: -1, '-': -1 }

/** A degree with its alteration before or after it: `#11`, `5+`, `b9`, `9-`. */
const DEGREE = /^(add)?([#b+-])?(\d{1,2})(?:(M)|([#b+-])(?!\d))?/
const SEPARATORS = /^[(),/ ]+/
const MAJOR = /^(?:maj|Maj|ma(?=\d)|M|[Δ∆△])(\d{1,2})?/

type Draft = { third: number | null; fifth: number; seventh: number | null; more: Set<number>; nines: Set<number> }

/** @returns false for a degree that no chord here has */
function addDegree(draft: Draft, [, add, before, digits, major, after]: RegExpExecArray, isFirst: boolean): boolean {
  const degree = Number(digits)
  // C7+ is the major seventh, as C7M is
  if (degree === 7 && !before && !add) {
    draft.seventh = major || after === '+' ? 11 : 10
    return after !== 'b' && after !== '-' && after !== '#'
  }
  const shift = ALTERED[before ?? after ?? ''] ?? 0
  if (degree === 5) {
    if (shift === 0) draft.third = null
    else draft.fifth = 7 + shift
    return true
  }
  if (degree === 4) {
    if (shift === 0) draft.third = 5
    else draft.more.add(5 + shift)
    return true
  }
  const tone = TONE_OF_DEGREE[degree]
  if (tone === undefined) return false
  const place = degree === 9 || degree === 2 ? draft.nines : draft.more
  place.add(tone + shift)
  if (isFirst && !add && shift === 0 && draft.seventh === null && (degree === 11 || degree === 13)) draft.seventh = 10
  return true
}

/** Reads the triad at the beginning of a suffix; returns the rest of it. */
function readTriad(draft: Draft, suffix: string): string {
  const minor = /^(?:min|mi|m)(?!a(?!dd))|^-(?!\d)/.exec(suffix)
  if (minor) draft.third = 3
  const rest = suffix.slice(minor?.[0].length ?? 0)
  const [symbol] = /^(?:dim7?|[º°o]7?|[øØ]7?|aug|\+(?!\d))/.exec(rest) ?? ['']
  if (symbol === 'aug' || symbol === '+') draft.fifth = 8
  else if (symbol) {
    draft.third = 3
    draft.fifth = 6
    // the circle alone is the diminished seventh chord
    if (/[øØ]/.test(symbol)) draft.seventh = 10
    else if (symbol !== 'dim') draft.seventh = 9
  }
  return rest.slice(symbol?.length ?? 0)
}

/** The tones of a chord's suffix (`m7(b5)`, `7M`, `4/7`, `6/9`); null where it is not one that is known. */
export function tonesOf(suffix: string, bareNine: BareNine): Tones | null {
  const draft: Draft = { third: 4, fifth: 7, seventh: null, more: new Set(), nines: new Set() }
  let rest = readTriad(draft, suffix.replaceAll('♯', '#').replaceAll('♭', 'b'))
  let isFirst = true
  while (rest) {
    const separator = SEPARATORS.exec(rest)
    const sus = /^sus([24])?(?!\d)/.exec(rest)
    const major = MAJOR.exec(rest)
    const degree = DEGREE.exec(rest)
    if (separator) {
      if (rest.startsWith('(')) isFirst = false
    } else if (sus) draft.third = sus[1] === '2' ? 2 : 5
    else if (major) {
      const extension = Number(major[1] ?? 7)
      if (extension === 6) draft.more.add(9)
      // `maj` alone says that the chord is major
      else if (major[1] || /[Δ∆△]/.test(major[0])) draft.seventh = 11
      if (extension === 9) draft.nines.add(2)
      if (extension === 11 || extension === 13) draft.more.add(TONE_OF_DEGREE[extension]!)
    } else if (degree) {
      if (!addDegree(draft, degree, isFirst)) return null
      if (isFirst && degree[0] === '9' && bareNine === 'dominant' && draft.more.size === 0) draft.seventh ??= 10
    } else return null
    if (!separator) isFirst = false
    rest = rest.slice((separator ?? sus ?? major ?? degree)![0].length)
  }
  const tones = [0, draft.third, draft.fifth, draft.seventh, ...draft.more, ...draft.nines]
  return [...new Set(tones.filter((tone) => tone !== null))].toSorted((a, b) => a - b)
}
