import type { Locale } from './locale.ts'

const byLetters: ReadonlyMap<string, Locale> = new Map([
  ['pt', 'pt-BR'],
  ['en', 'en'],
  ['es', 'es'],
])

/**
 * The app's language: the first two letters of the browser's language, else English (specification, document 1).
 * Of a list, the first entry is the browser's language; those after it don't count.
 */
export function appLocale(languages: readonly string[] | string | undefined): Locale {
  const first = typeof languages === 'string' ? languages : languages?.[0]
  return byLetters.get(first?.trim().slice(0, 2).toLowerCase() ?? '') ?? 'en'
}

/** Longer headers than any browser sends are cut, so that a hostile one costs nothing. */
const HEADER_LIMIT = 1000
const ENTRY = /^([a-z]{1,8})(?:-[a-z0-9]{1,8})*$/i
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i

function readEntry(entry: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const quality = parameters.map((parameter) => QUALITY.exec(parameter)?.[1]).find((value) => value !== undefined)
  if (!ENTRY.test(tag) || (parameters.length > 0 && quality === undefined)) return { tag, quality: 0 }
  return { tag, quality: quality === undefined ? 1 : Number(quality) }
}

/**
 * The app's language for an Accept-Language header (RFC 9110, 12.5.4): the entry of greatest quality decides, the
 * earlier one among equals. Entries that can't be read, and those of quality 0, are passed over.
 */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  const preferred = (header ?? '')
    .slice(0, HEADER_LIMIT)
    .split(',')
    .map(readEntry)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return appLocale(preferred[0]?.tag)
}
