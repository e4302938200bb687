import type { NoteWords } from '@atrio/api-client'

/** Removes accents and case, which are often left out on a phone. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The notes that contain every word of the term, in title or text. */
export function findNotes<Item extends NoteWords>(notes: readonly Item[], term: string): Item[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  return notes.filter(({ title, text }) => {
    const whole = plain(`${title}\n${text}`)
    return words.every((word) => whole.includes(word))
  })
}
