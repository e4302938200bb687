import { isMapTiles } from '@atrio/contract/rules'
import { defaultConfig, type PortalConfig } from '@atrio/tenant-core'

import { isThirdParties } from './third-parties/read-settings.ts'

type Readers = { [Name in keyof PortalConfig]-?: (value: unknown) => value is NonNullable<PortalConfig[Name]> }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** An http or https address without a name and password in it. */
function isAddress(value: unknown): value is string {
  const url = isText(value) ? URL.parse(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

/** Base of calls: an address, or a path of this host. */
const isBase = (value: unknown): value is string =>
  isAddress(value) || (isText(value) && /^\/(?![/\\])[\w./-]*$/.test(value))

const isOrigin = (value: unknown): value is string => isAddress(value) && new URL(value).origin === value

const areAll =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(is)

const readers: Readers = {
  appDomain: isText,
  apiBase: isBase,
  bffBase: isBase,
  cardBase: isBase,
  churchCode: isText,
  adminUrl: isAddress,
  adminRecoverPasswordUrl: isAddress,
  privacyUrl: isAddress,
  volutsUrl: isAddress,
  mykidsUrl: isAddress,
  mapsUrl: isAddress,
  mapTiles: isMapTiles,
  embedOrigins: areAll(isOrigin),
  mediaHosts: areAll(isText),
  recaptcha: (value) => typeof value === 'boolean',
  thirdParties: isThirdParties,
}

/**
 * The configuration in a file. Missing and invalid values (an address that is a script, a list that is none) are
 * replaced by their defaults.
 */
export function configOf(file: unknown): PortalConfig {
  const said: Record<string, unknown> = typeof file === 'object' && file !== null ? { ...file } : {}
  const taken = Object.entries(readers).filter(([name, reads]) => {
    if (!Object.hasOwn(said, name)) return false
    const mayBeNull = defaultConfig[name as keyof PortalConfig] === null || name === 'bffBase'
    return said[name] === null ? mayBeNull : reads(said[name])
  })
  return { ...defaultConfig, ...Object.fromEntries(taken.map(([name]) => [name, said[name]])) }
}

/** A static build reads config.json beside its index.html. */
export async function readConfig(): Promise<PortalConfig> {
  try {
    const answer = await fetch('/config.json', { headers: { Accept: 'application/json' } })
    return answer.ok ? configOf(await answer.json()) : defaultConfig
  } catch {
    return defaultConfig // no readable file: the start-up calls will show whether the defaults suffice
  }
}
