/** Whether a text is a CEP: eight characters, all digits, once hyphens are removed (specification, document 1, 5). */
export const isCep = (text: string): boolean => /^\d{8}$/.test(text.replaceAll('-', ''))

/** Whether a text is a ZIP code of the United States: five digits, or nine (ZIP+4). */
export const isZip = (text: string): boolean => /^\d{5}(-?\d{4})?$/.test(text)

/** Letters, digits, single spaces and hyphens: the general form of other countries' postal codes. */
const ANY_POSTAL_CODE = /^(?=.{2,12}$)[a-z0-9]+([ -][a-z0-9]+)*$/i

/**
 * Whether a text can be a postal code of that country (ISO 3166, two letters): a CEP in Brazil, a ZIP code in the
 * United States, elsewhere only its characters are looked at.
 */
export function isPostalCode(country: string, text: string): boolean {
  if (country === 'BR') return isCep(text)
  return country === 'US' ? isZip(text) : ANY_POSTAL_CODE.test(text)
}
