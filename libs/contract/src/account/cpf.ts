/** The digits of a CPF, without its dots and hyphen. */
export const cpfDigits = (text: string): string => text.replace(/[.\-\s]/g, '')

/** Whether a text is a CPF: 11 digits, not all equal, with right check digits (document 1 section 5). */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text)
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10]
}

/** Each digit counts its place from the right, beginning at 2; the rest of the sum times ten by eleven, ten being zero. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0)
  return String(((sum * 10) % 11) % 10)
}
