/** Letters of other alphabets, and signs, that look like Latin ones (Unicode's confusables that names may contain). */
const LOOKALIKES = new Map(
  Object.entries({
    // Cyrillic
    а: 'a',
    в: 'b',
    г: 'r',
    е: 'e',
    ё: 'e',
    з: '3',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    п: 'n',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ь: 'b',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ӏ: 'l',
    һ: 'h',
    ү: 'y',
    ӕ: 'ae',
    ԍ: 'g',
    // Greek
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    ζ: 'z',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    ς: 'c',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    // Armenian
    օ: 'o',
    ո: 'n',
    ս: 'u',
    հ: 'h',
    ց: 'g',
    յ: 'j',
    լ: 'l',
    ք: 'p',
    զ: 'q',
    ա: 'w',
    // Latin letters that have no base letter of their own
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ĸ: 'k',
    þ: 'p',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    l: 'i', // `l`, `I`, `1` and `|` look alike
  }),
)

/** Start of the enclosed letters, round and square, which Unicode classifies as symbols. */
const PICTURED = [0x1f150, 0x1f170]
const A = 'a'.codePointAt(0) ?? 0

/** Replaces enclosed letters by plain ones. */
const spelled = (name: string): string =>
  name.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (picture) => {
    const code = picture.codePointAt(0) ?? 0
    return String.fromCodePoint(A + code - (PICTURED.findLast((from) => from <= code) ?? code))
  })

/** The skeleton of a name: two names that look alike have the same. */
export const skeleton = (name: string): string =>
  [...spelled(name).normalize('NFKD').toLowerCase()]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    // once more: what looks like an `l` looks like an `i`
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The scripts that a name may be written in: those in everyday use (Unicode annex 31, table 5), and usual combinations.
 * For Latin the letters of Latin-1 and Extended-A, with any accents: small capitals, phonetic letters and the like are
 * used only to imitate. So are Cherokee and Lisu, which are not included.
 */
const SCRIPTS: readonly RegExp[] = [
  /^[a-z\u00df-\u017f]+$/iu,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Armenian}+$/u,
  /^\p{Script=Bengali}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Devanagari}+$/u,
  /^\p{Script=Ethiopic}+$/u,
  /^\p{Script=Georgian}+$/u,
  /^\p{Script=Greek}+$/u,
  /^\p{Script=Gujarati}+$/u,
  /^\p{Script=Gurmukhi}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^\p{Script=Kannada}+$/u,
  /^\p{Script=Khmer}+$/u,
  /^\p{Script=Lao}+$/u,
  /^\p{Script=Malayalam}+$/u,
  /^\p{Script=Myanmar}+$/u,
  /^\p{Script=Oriya}+$/u,
  /^\p{Script=Sinhala}+$/u,
  /^\p{Script=Tamil}+$/u,
  /^\p{Script=Telugu}+$/u,
  /^\p{Script=Thaana}+$/u,
  /^\p{Script=Thai}+$/u,
  /^\p{Script=Tibetan}+$/u,
]

/** Whether all letters of a name are of one script: no honest name is half Latin and half Cyrillic. */
export function isOneScript(name: string): boolean {
  const letters = (spelled(name).normalize('NFD').match(/\p{L}/gu) ?? []).filter(
    (letter) => !/\p{Script=Common}/u.test(letter),
  )
  return SCRIPTS.some((writing) => writing.test(letters.join('')))
}

/** A name without trailing signs and numbers. */
export const bareName = (name: string): string => name.replace(/(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/u, '')

/** The words of a name, also split at capitals: `PastorElias`. */
export function wordsOf(name: string): string[][] {
  const split = (text: string) => text.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).filter(Boolean)
  const plain = spelled(name)
  return [split(plain), split(plain.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))]
}
