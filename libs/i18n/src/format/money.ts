import type { Locale } from '../locale.ts'
import { numberFormat } from './cached.ts'

/** By currency code: to ask a formatter for its options costs more than to format. */
const digitsOf = new Map<string, number>()

/** The number of decimals: 2 for BRL, 0 for CLP, 3 for KWD. Throws RangeError for an invalid currency code. */
export function minorDigits(currency: string): number {
  const digits =
    digitsOf.get(currency) ??
    numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2
  digitsOf.set(currency, digits)
  return digits
}

/**
 * Money for reading: `formatMoney(123450, 'BRL', 'pt-BR')` is `R$ 1.234,50`, with a no-break space inside.
 * The amount is an integer of minor units (cents, or whole units where the currency has no decimals); no floating
 * point touches it on the way. Throws RangeError for an amount that is no safe integer, or an unknown currency.
 */
export function formatMoney(amountMinor: number, currency: string, locale: Locale): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`Not an amount in minor units: ${amountMinor}`)
  const digits = minorDigits(currency)
  const padded = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  const decimal = `${amountMinor < 0 ? '-' : ''}${whole}.${padded.slice(padded.length - digits) || '0'}`
  return numberFormat(locale, { style: 'currency', currency }).format(decimal as `${number}`)
}
