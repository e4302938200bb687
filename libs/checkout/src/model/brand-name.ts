/** Brands that are not written as one word with a capital. */
const SPELLED: Readonly<Record<string, string>> = { amex: 'American Express', diners: 'Diners Club', jcb: 'JCB' }

/** A brand as people write it; gateways send it in any case. */
export function brandName(brand: string): string {
  const word = brand.toLowerCase()
  return SPELLED[word] ?? word.charAt(0).toUpperCase() + word.slice(1)
}
