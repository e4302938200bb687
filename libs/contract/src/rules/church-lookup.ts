/** How a church is looked up: by the code in the host, or by a host name of its own. */
export type ChurchLookup = { code: string; hostname?: undefined } | { hostname: string; code?: undefined }

/** Labels before the app domain that are the server's own and no church's code. */
const RESERVED: readonly string[] = ['pay']
export const isReservedLabel = (label: string): boolean => RESERVED.includes(label)

const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/

/**
 * The church that a host names (document 1 section 4, point 8), with or without a port: by its code for a host of exactly
 * one label before the app domain, else by the whole host name.
 * @returns null for a host that names no church: the app domain itself, the payment host, an address of IPv6
 */
export function churchOfHost(host: string, appDomain: string): ChurchLookup | null {
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  const domain = appDomain.toLowerCase()
  if (!HOST.test(name) || name === domain) return null
  const label = name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : ''
  if (isReservedLabel(label)) return null
  return label && !label.includes('.') ? { code: label } : { hostname: name }
}
