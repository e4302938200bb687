import type { PortalConfig } from './portal-config.ts'

/** How a church is looked up: by the code in the host, or by a host name of its own. */
export type ChurchLookup = { code: string; hostname?: undefined } | { hostname: string; code?: undefined }

/**
 * The church that a host belongs to (document 1 section 4, point 8): the first label where the host belongs to the
 * app's domain, else the whole host name. Only a host of exactly one label before the domain belongs to it.
 */
export function churchOfHost(host: string, config: Pick<PortalConfig, 'appDomain' | 'churchCode'>): ChurchLookup {
  if (config.churchCode) return { code: config.churchCode }
  const hostname = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const suffix = `.${config.appDomain.toLowerCase()}`
  const label = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
  return label && !label.includes('.') ? { code: label } : { hostname }
}
