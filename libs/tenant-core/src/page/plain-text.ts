const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}
const NAMED: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function decode(whole: string, name: string): string {
  const numeric = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name)
  if (numeric) {
    const code = numeric[1] ? parseInt(numeric[1], 16) : Number(numeric[2])
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  }
  // accented letters of Portuguese and Spanish, as older editors encode them: &ccedil;
  const [, letter, mark] = /^([a-z])(acute|grave|circ|tilde|uml|cedil)$/i.exec(name) ?? []
  if (letter && mark) return (letter + MARKS[mark]!).normalize('NFC')
  return NAMED[name] ?? whole
}

/** Inline tags: removing one adds no space to the text. */
const INLINE = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|small|span|strong|sub|sup|u)\b[^<>]*>/gi

/** The text of some HTML on one line: without tags, entities decoded once. Never to be used as HTML. */
export const plainText = (html: string) =>
  html
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w{1,8});/g, decode)
    .replace(/\s+/g, ' ')
    .trim()

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The first `limit` characters (code points) of a text. A grapheme of several, such as an emoji, is kept or dropped as
 * a whole.
 */
export function firstCharacters(text: string, limit: number): string {
  let length = 0
  let end = 0
  // a code point takes at most two code units, and only the last segment can be cut
  for (const { segment, index } of segmenter.segment(text.slice(0, limit * 2 + 64))) {
    length += [...segment].length
    if (length > limit) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
