import { bookOfOsis } from '@atrio/contract/rules'
import type { Locale } from '@atrio/i18n'
import { bcv_parser as Parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'

/** A piece of a text; with a passage where it names one. */
export type TextPiece = {
  text: string
  passage: { book: string; chapter: number; verses: { from: number; to: number } | null } | null
}

const LANGUAGES = {
  'pt-BR': () => import('bible-passage-reference-parser/esm/lang/pt.js'),
  en: () => import('bible-passage-reference-parser/esm/lang/en.js'),
  es: () => import('bible-passage-reference-parser/esm/lang/es.js'),
}

/** `John.3.16-John.3.18` or `Ps.23`; a passage over several chapters opens at its first one, whole. */
function toPassage(osis: string): TextPiece['passage'] {
  const [first = '', last = first] = osis.split('-')
  const [name = '', chapter, verse] = first.split('.')
  const [lastName, lastChapter, lastVerse] = last.split('.')
  const book = bookOfOsis(name)
  if (!book || !chapter) return null
  const isOneChapter = lastName === name && lastChapter === chapter
  const verses = verse && lastVerse && isOneChapter ? { from: Number(verse), to: Number(lastVerse) } : null
  return { book, chapter: Number(chapter), verses }
}

/** Words of our languages that are also abbreviations of books: `os 12 discípulos`, `there is 1`, `I am 5`. */
const WORDS = new Set(['os', 'na', 'ed', 'ag', 'mi', 'am', 'is', 'so', 'la', 'ex', 'he', 'do', 'ec', 'at', 'ac', 'num'])

/** Whether a text looks like a name of a book: written large, and no word of the language before a number alone. */
function isNamed(text: string, hasVerse: boolean): boolean {
  const name = /^(?:[123]|I{1,3})?[ªº.\s]*(\p{L}+)/u.exec(text)?.[1]
  // the second of two passages of a book, `Rm 8.1; 12.2`, has none
  if (!name) return true
  return /^\p{Lu}/u.test(name) && (hasVerse || !WORDS.has(name.toLowerCase()))
}

/** Finds passages in texts of one language. */
export async function passageFinder(locale: Locale): Promise<(text: string) => TextPiece[]> {
  const parser = new Parser(await LANGUAGES[locale]())
  parser.set_options({ sequence_combination_strategy: 'separate' })
  return (text) => {
    parser.parse(text)
    const pieces: TextPiece[] = []
    let end = 0
    for (const { osis, indices } of parser.osis_and_indices()) {
      const [from, to] = indices as [number, number]
      const passage = toPassage(osis)
      const found = text.slice(from, to)
      if (!passage || from < end || !isNamed(found, passage.verses !== null)) continue
      if (from > end) pieces.push({ text: text.slice(end, from), passage: null })
      pieces.push({ text: found, passage })
      end = to
    }
    if (end < text.length) pieces.push({ text: text.slice(end), passage: null })
    return pieces
  }
}

/** The text in pieces, with the passages that it names in its language. */
export const findPassages = async (text: string, locale: Locale): Promise<TextPiece[]> =>
  (await passageFinder(locale))(text)
