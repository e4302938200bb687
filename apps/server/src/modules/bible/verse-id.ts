import { bookCodes } from '@atrio/contract/rules'

/** Orders the verses of a translation by book, chapter and number: MAT 5:3 is 40 005 003. */
export const verseId = (book: string, chapter: number, verse: number): number =>
  (bookCodes.indexOf(book) + 1) * 1_000_000 + chapter * 1_000 + verse
