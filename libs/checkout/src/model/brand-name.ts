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

/** A brand's own spelling; an unknown one as its gateway writes it. */
export const brandName = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand
