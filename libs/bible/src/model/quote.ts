import type { Verse } from '@atrio/api-client'

/** Numbers as runs: 1, 2, 3, 5 → 1–3, 5. */
function runs(numbers: readonly number[]): string {
  const found: [number, number][] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else found.push([number, number])
  }
  return found.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ')
}

/** The reference of chosen verses: `Salmo 23:1–3, 6`. */
export const quotedReference = (chapter: string, verses: readonly Verse[]): string =>
  `${chapter}:${runs(verses.flatMap(({ number, lastNumber }) => (lastNumber ? [number, lastNumber] : [number])))}`

/** What is copied: the words, then where they stand. */
export const quoteOf = (reference: string, abbreviation: string, verses: readonly Verse[]): string =>
  `${verses.map(({ text }) => text.trim()).join(' ')}\n\n${reference} (${abbreviation})`
