import type { Verse } from '@atrio/api-client'

export type Paragraph = { heading: string | null; verses: Verse[] }

/** Verses by paragraph; a heading always begins one. */
export function paragraphsOf(verses: readonly Verse[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const verse of verses) {
    const last = paragraphs.at(-1)
    if (last && !verse.startsParagraph && verse.heading === null) last.verses.push(verse)
    else paragraphs.push({ heading: verse.heading, verses: [verse] })
  }
  return paragraphs
}
