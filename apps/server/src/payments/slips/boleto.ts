import { daysBetween } from '@atrio/contract/rules'

/** Boletos by FEBRABAN's layout: 44 digits of barcode, 47 of the typeable line. */

export type BoletoNumbers = { barcode: string; line: string }

const REAL = '9'
const FACTOR_BASE = '1997-10-07'
const LAST_FACTOR = 9_999
const FIRST_FACTOR = 1_000

/**
 * Days since 7 October 1997 in four digits, which restarted at 1000 on 22 February 2025.
 * @param due YYYY-MM-DD
 */
function dueFactor(due: string): number {
  const days = daysBetween(FACTOR_BASE, due)
  return days <= LAST_FACTOR ? days : ((days - LAST_FACTOR - 1) % (LAST_FACTOR - FIRST_FACTOR + 1)) + FIRST_FACTOR
}

/** From the right, weights 2 and 1; the digits of each product are added. */
function mod10(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** From the right, weights 2 to 9 in turn; a barcode's check digit is never 0. */
function mod11(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  const check = 11 - (sum % 11)
  return String(check > 9 ? 1 : check)
}

/**
 * @param bank three digits
 * @param amount centavos
 * @param due YYYY-MM-DD
 * @param free 25 digits by which the bank identifies the boleto
 */
export function boletoNumbers({
  bank,
  amount,
  due,
  free,
}: {
  bank: string
  amount: number
  due: string
  free: string
}): BoletoNumbers {
  const tail = String(dueFactor(due)).padStart(4, '0') + String(amount).padStart(10, '0')
  const check = mod11(bank + REAL + tail + free)
  const fields = [bank + REAL + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)]
  return {
    barcode: bank + REAL + check + tail + free,
    line: fields.map((field) => field + mod10(field)).join('') + check + tail,
  }
}
