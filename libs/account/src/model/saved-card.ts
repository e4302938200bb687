/** Names of gateways, which are names everywhere (document 2 section 7.3). */
const GATEWAYS: Readonly<Record<number, string>> = { 1: 'CardConnect', 4: 'PicPay', 5: 'Stripe', 8: 'Zoop' }

export const gatewayName = (id: number): string => GATEWAYS[id] ?? String(id)

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

/** A card is good until the end of its month. @param expires MM/YYYY @param today `YYYY-MM-DD` */
export const isExpired = (expires: string, today: string): boolean => {
  const [month = '', year = ''] = expires.split('/')
  return `${year}-${month}` < today.slice(0, 7)
}
