/** Characters of an error's text that a report has at most. */
const MAX_TEXT = 300
/** Characters; longer words are tokens, codes or data, not words. */
const MAX_WORD = 24
const MAX_DIGITS = 3

const digitsIn = (word: string) => word.replace(/\D/g, '').length

function withoutData(word: string): string {
  if (word.includes('@')) return '<e-mail>'
  if (word.includes('/')) return '<address>'
  if (digitsIn(word) > MAX_DIGITS) return '<number>'
  return word.length > MAX_WORD ? '<text>' : word
}

/** An error's text without what may be of a person or a secret: addresses, e-mails, numbers, codes and tokens. */
export const withoutPersonalData = (text: string): string =>
  text.slice(0, MAX_TEXT).split(/\s/).map(withoutData).join(' ')

/** Media type of an error report: an envelope, which is lines of JSON. */
export const ENVELOPE_TYPE = 'application/x-sentry-envelope'
