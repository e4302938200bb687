import type { NoteWords } from '@atrio/api-client'
import { cleanWords, isBlank, sameWords } from '../model/note-words.ts'
import type { KeptNote } from '../kept/kept-notes.ts'

/** What an editor begins with: words, their name on this device, and the version that they are typed over. */
export type HeldNote = Omit<KeptNote, 'at' | 'title' | 'text'> & {
  words: NoteWords
  /** A title that was there before anything was typed: alone it is no note. */
  givenTitle?: string
}

/** Without anything of the person's. */
export const isEmpty = ({ words, noteId, givenTitle }: HeldNote): boolean =>
  isBlank(words) || (noteId === undefined && words.title === givenTitle && words.text.trim() === '')

export const isUnchanged = ({ words, seen }: HeldNote): boolean =>
  seen !== undefined && sameWords(cleanWords(words), seen)

/** As it is kept on this device. */
export function toKept({ words, givenTitle: _given, waiting: _before, refused: _why, ...note }: HeldNote): KeptNote {
  return { ...note, title: words.title, text: words.text, at: Date.now() }
}

export function fromKept({ at: _at, title, text, ...note }: KeptNote): HeldNote {
  return { ...note, words: { title, text } }
}
