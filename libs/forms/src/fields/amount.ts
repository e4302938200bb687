import type { Locale } from '@atrio/i18n'

/** Twelve digits: more than any gift, and within the precision of numbers. */
const MAX_DIGITS = 12

/** Parses the field's text to minor units; null for no digit, or only zeros. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[^0-9]/g, '').replace(/^0+/, '')
  return digits === '' ? null : Number(digits.slice(0, MAX_DIGITS))
}

/** An amount without its currency's sign, as the language writes it: 1.234,50. */
export function amountText(minor: number | null, digits: number, locale: Locale): string {
  if (minor === null) return ''
  const text = String(minor).padStart(digits + 1, '0')
  const decimal = `${text.slice(0, text.length - digits)}.${text.slice(text.length - digits) || '0'}`
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    decimal as `${number}`,
  )
}

/** R$, US$, €: the currency's sign in that language. */
export function currencySign(currency: string, locale: Locale): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
