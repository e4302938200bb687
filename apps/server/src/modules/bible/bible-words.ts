import { plain } from '../../platform/search-text.ts'

/** Text search configurations of PostgreSQL by language. */
const CONFIGURATIONS: Record<string, string> = { pt: 'portuguese', en: 'english', es: 'spanish' }

/** @param language tag of a translation: pt-BR */
export const configurationOf = (language: string): string =>
  CONFIGURATIONS[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple'

/** A word, as `plain` separates them: no other character than letters and digits, with their accents. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The verse without accents and signs, word by word: what is indexed, and what is searched for. */
export const indexed = (text: string): string => plain(text)

/**
 * A verse in pieces, of which those are marked that a search has found.
 * @param positions of the found words, from 1, as the index counts them
 */
export function piecesOf(text: string, positions: readonly number[]) {
  const found = new Set(positions)
  const pieces: { texto: string; flagEncontrado: boolean }[] = []
  let end = 0
  let position = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    position += 1
    if (!found.has(position)) continue
    if (index > end) pieces.push({ texto: text.slice(end, index), flagEncontrado: false })
    pieces.push({ texto: word, flagEncontrado: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ texto: text.slice(end), flagEncontrado: false })
  return pieces
}
