/** A word, as `plain` separates them: no other character than letters and digits, with their accents. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/**
 * A text in pieces, of which those are marked that a search has found.
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

/** Words before the first found one, and of the whole excerpt. */
const BEFORE = 8
const LENGTH = 32

/** Some words around the first one that was found, in pieces; the beginning of a text where none was. */
export function excerptOf(text: string, positions: readonly number[]) {
  const first = Math.max(1, (positions[0] ?? 1) - BEFORE)
  const last = first + LENGTH - 1
  let start = 0
  let end = text.length
  let position = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    position += 1
    if (position === first && first > 1) start = index
    if (position === last) {
      // the sign behind the last word belongs to it
      end = index + word.length
      if (end < text.length) end += /^\S*/.exec(text.slice(end))![0].length
      break
    }
  }
  const cut = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
  return piecesOf(
    cut,
    positions.map((at) => at - first + 1),
  )
}
