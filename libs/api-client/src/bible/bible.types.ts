export type Translation = {
  code: string
  name: string
  abbreviation: string
  /** Language tag. */
  language: string
  /** Shown wherever the text is. */
  licence: string
  /** In the order of the translation; codes are those of USFM. */
  books: { code: string; chapters: number }[]
}

export type Bible = {
  translations: Translation[]
  /** Translations of an online reader, for a church without texts. */
  readers: { name: string; url: string }[]
}

export type Verse = {
  number: number
  /** Of verses that the translation joins; null for one. */
  lastNumber: number | null
  /** Before the verse. */
  heading: string | null
  startsParagraph: boolean
  /** Its line breaks are those of poetry, one at its beginning too. */
  text: string
}

export type FoundVerse = {
  book: string
  chapter: number
  verse: number
  /** The verse in pieces: found words, and what is between them. */
  pieces: { text: string; found: boolean }[]
}

/** A page of a search; `next` is the cursor of the following one. */
export type FoundVerses = { verses: FoundVerse[]; next: string | null }
