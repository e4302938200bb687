/**
 * The country of a church, whose rules apply to phone numbers and documents. Without an address it follows the currency:
 * Brazil or the United States. @param address ISO 3166, of its address @param currency ISO 4217
 */
export const churchCountry = (address: string | undefined, currency: string): string =>
  address ?? (currency === 'BRL' ? 'BR' : 'US')
