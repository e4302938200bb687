import type { NoteWords } from '@atrio/api-client'
import { cleanWords, isBlank, sameWords } from '../model/note-words.ts'
import type { KeptNote } from '../kept/kept-notes.ts'

/** What an editor starts with: text, its key on this device, and the version that it changes. */
export type HeldNote = Omit<KeptNote, 'at' | 'title' | 'text'> & {
  words: NoteWords
  /** A title that was prefilled: alone it makes no note. */
  givenTitle?: string
}

/** Whether it holds nothing that the person typed. */
export const isEmpty = ({ words, noteId, givenTitle }: HeldNote): boolean =>
  isBlank(words) || (noteId === undefined && words.title === givenTitle && words.text.trim() === '')

export const isUnchanged = ({ words, seen }: HeldNote): boolean =>
  seen !== undefined && sameWords(cleanWords(words), seen)

/** As it is stored on this device. */
export function toKept({ words, givenTitle: _given, waiting: _before, refused: _why, ...note }: HeldNote): KeptNote {
  return { ...note, title: words.title, text: words.text, at: Date.now() }
}

export function fromKept({ at: _at, title, text, ...note }: KeptNote): HeldNote {
  return { ...note, words: { title, text } }
}
