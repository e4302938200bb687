const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
}

/** A brand as it writes itself; what is not known stays as its gateway says it. */
export const brandName = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand
