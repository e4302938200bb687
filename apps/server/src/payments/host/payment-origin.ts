import type { Config } from '../../runtime/config.ts'

/** Origin of the payment host. Only this origin receives card data, so it differs from the portals' and the API's. */
export function paymentOrigin({ paymentHost, portalOrigin, conveniences, port }: Config): string {
  if (portalOrigin) return portalOrigin.replace('{host}', paymentHost)
  return conveniences.plainLinks ? `http://${paymentHost}:${port}` : `https://${paymentHost}`
}
