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

/** The text in pieces, with the passages that it names in its language. */
export async function findPassages(text: string, locale: Locale): Promise<TextPiece[]> {
  const parser = new Parser(await LANGUAGES[locale]())
  parser.set_options({ sequence_combination_strategy: 'separate' })
  parser.parse(text)
  const pieces: TextPiece[] = []
  let end = 0
  for (const { osis, indices } of parser.osis_and_indices()) {
    const [from, to] = indices as [number, number]
    const passage = toPassage(osis)
    if (!passage) continue
    if (from > end) pieces.push({ text: text.slice(end, from), passage: null })
    pieces.push({ text: text.slice(from, to), passage })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end), passage: null })
  return pieces
}
