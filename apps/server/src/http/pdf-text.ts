/** Reduces text to the built-in fonts' Windows-1252: other letters lose their marks, or become question marks. */
export const pdfText = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (KNOWN.test(letter) ? letter : bare(letter))).join('')

const KNOWN = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/
const bare = (letter: string) => {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return KNOWN.test(base) ? base : '?'
}
