import { onlyDigits } from './digits.ts'

/** Eleven digits, bare or in the usual punctuation; anything else (letters, other scripts' digits) is no CPF. */
const SHAPE = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/
const ALL_EQUAL = /^(\d)\1{10}$/

/** The check digit of the leading digits: weights fall to 2, modulo 11 (Receita Federal). */
function checkDigit(leading: string): number {
  const sum = [...leading].reduce((total, digit, index) => total + Number(digit) * (leading.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}

/** Whether a text is a CPF: both check digits hold, and not all digits are equal (specification, document 1, 5). */
export function isCpf(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const digits = onlyDigits(text)
  if (ALL_EQUAL.test(digits)) return false
  const first = checkDigit(digits.slice(0, 9))
  return digits.endsWith(`${first}${checkDigit(digits.slice(0, 9) + first)}`)
}
