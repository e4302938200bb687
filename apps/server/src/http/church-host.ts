import Type from 'typebox'

/** What a host name says about its church: its code on the app domain, else a custom host name to be looked up. */
export type ChurchHost = { codigo: string } | { hostname: string } | undefined

/** Labels before the app domain that are the server's own and no church's code. */
const RESERVED: readonly string[] = ['pay']
export const isReservedLabel = (label: string): boolean => RESERVED.includes(label)

const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/

/** A host name in a query. */
export const HostText = Type.String({ pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$' })

/**
 * Reads a Host header (document 1 section 4, start-up step 8). A host of exactly one label before the app domain is a
 * code; the app domain itself and the payment host name no church.
 */
export function churchHost(host: string, appDomain: string): ChurchHost {
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  if (!HOST.test(name) || name === appDomain) return undefined
  const label = name.endsWith(`.${appDomain}`) ? name.slice(0, -appDomain.length - 1) : ''
  if (isReservedLabel(label)) return undefined
  return label && !label.includes('.') ? { codigo: label } : { hostname: name }
}
