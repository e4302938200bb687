const isDigit = (character: string) => character >= '0' && character <= '9'
const countDigits = (text: string) => [...text].filter(isDigit).length

/**
 * The caret's position after a mask has reformatted a text: behind the same digit as before. Without it, the browser
 * moves the caret to the end at each correction in the middle.
 */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length
  const before = countDigits(typed.slice(0, caret))
  let digits = 0
  let position = 0
  while (digits < before && position < masked.length) if (isDigit(masked[position++] ?? '')) digits++
  const sign = masked[position]
  // Behind one of the mask's separators it stays behind it.
  return before > 0 && sign !== undefined && !isDigit(sign) && typed[caret - 1] === sign ? position + 1 : position
}

/** The same counted from the end, for amounts, which grow to the left. */
export function caretFromEnd(typed: string, caret: number, written: string): number {
  const behind = countDigits(typed.slice(caret))
  let digits = 0
  let position = written.length
  while (digits < behind && position > 0) if (isDigit(written[--position] ?? '')) digits++
  return position
}
