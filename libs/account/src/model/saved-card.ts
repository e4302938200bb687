/** Names of gateways, the same in every language (document 2 section 7.3). */
const GATEWAYS: Readonly<Record<number, string>> = { 1: 'CardConnect', 4: 'PicPay', 5: 'Stripe', 8: 'Zoop' }

export const gatewayName = (id: number): string => GATEWAYS[id] ?? String(id)

/** A card is valid until the last day of its month. @param expires MM/YYYY @param today `YYYY-MM-DD` */
export const isExpired = (expires: string, today: string): boolean => {
  const [month = '', year = ''] = expires.split('/')
  return `${year}-${month}` < today.slice(0, 7)
}
