import type { NoteWords } from '@atrio/api-client'

export const NO_WORDS: NoteWords = { title: '', text: '' }

/** Neither title nor text: such a note is not stored (document 1 section 2). */
export const isBlank = ({ title, text }: NoteWords): boolean => title.trim() === '' && text.trim() === ''

/** The text as it is sent: the title on one line, without characters that the server refuses. */
export const cleanWords = ({ title, text }: NoteWords): NoteWords => ({
  title: title.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim(),
  text: text.replace(/\r\n?/g, '\n').replace(/[\0\p{Cs}]/gu, ''),
})

export const sameWords = (one: NoteWords, other: NoteWords): boolean =>
  one.title === other.title && one.text === other.text
