import type { NoteWords } from '@atrio/api-client'

/** Without accents and capitals: who types on a phone leaves both out. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that have every word of the term, in title or text. */
export function findNotes<Item extends NoteWords>(notes: readonly Item[], term: string): Item[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  return notes.filter(({ title, text }) => {
    const whole = plain(`${title}\n${text}`)
    return words.every((word) => whole.includes(word))
  })
}
