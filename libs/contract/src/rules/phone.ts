import { onlyDigits } from './digits.ts'

const BRAZILIAN = /^(?:\+55[ -]?)?(?:\([1-9]{2}\)|[1-9]{2})[ -]?\d{5}[ -]?\d{4}$/
const E164 = /^\+(?!550)[1-9]\d{6,14}$/
const SEPARATORS = /[ ().-]/g

/** Whether a text is a Brazilian mobile number: optional +55, area code without zeros, five and four digits (document 1, 5). */
export const isBrazilianPhone = (text: string): boolean => BRAZILIAN.test(text)

/** Whether a text is an international number: +, country code, at most 15 digits (ITU-T E.164); spaces may part it. */
export const isInternationalPhone = (text: string): boolean => E164.test(text.replace(SEPARATORS, ''))

/** The rule of a country (ISO 3166, two letters): Brazil's own, E.164 elsewhere. */
export const isPhone = (country: string, text: string): boolean =>
  country === 'BR' ? isBrazilianPhone(text) : isInternationalPhone(text)

/** A number that `isPhone` accepts, as `+` and digits; null for any other. */
export function toE164(country: string, text: string): string | null {
  if (!isPhone(country, text)) return null
  return text.replace(SEPARATORS, '').startsWith('+') ? `+${onlyDigits(text)}` : `+55${onlyDigits(text)}`
}
