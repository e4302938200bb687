import type { Config } from '../../runtime/config.ts'

/** Origin of the payment host: card data go there and nowhere else, so it is another one than the portals' and the API's. */
export function paymentOrigin({ paymentHost, portalOrigin, conveniences, port }: Config): string {
  if (portalOrigin) return portalOrigin.replace('{host}', paymentHost)
  return conveniences.plainLinks ? `http://${paymentHost}:${port}` : `https://${paymentHost}`
}
