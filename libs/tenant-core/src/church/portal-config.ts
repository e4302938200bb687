import type { MapTiles, ThirdParties } from '@atrio/contract/rules'

/** Configuration of this deployment: from the server's environment, or from config.json beside a static build. */
export type PortalConfig = {
  /** A host of exactly one label before it is a church code; every other host is looked up by host name. */
  appDomain: string
  /** Base of the main API, without a trailing slash: `/api/v1` or `https://admin.example.org/api/v1`. */
  apiBase: string
  /** Base of the BFF; null when the backend has none: then the start-up calls are used. */
  bffBase: string | null
  /** Base of the card tokeniser. */
  cardBase: string | null
  /** Code of the church to show for any host: for a static build on a host of its own. */
  churchCode: string | null
  /** Address templates with `{lang}` and `{code}`; null hides the link. */
  adminUrl: string | null
  adminRecoverPasswordUrl: string | null
  privacyUrl: string | null
  /** The partner apps for volunteers and for children. */
  volutsUrl: string | null
  mykidsUrl: string | null
  /** Maps service, a template with `{query}`. */
  mapsUrl: string
  /** Tiles of street maps. Absent: maps are drawings of positions, and ask nobody. */
  mapTiles?: MapTiles
  /** Origins that may frame the portal in embed mode and receive its messages. */
  embedOrigins: string[]
  /** Hosts, with ports, that may serve this church's own videos. Absent: none. */
  mediaHosts?: string[]
  /** Whether the server allows reCAPTCHA in the document of access, the only one that may load it. */
  recaptcha: boolean
  /** Scripts of others. Absent: none, and nothing is asked. */
  thirdParties?: ThirdParties
}

export const defaultConfig: PortalConfig = {
  appDomain: 'localhost',
  apiBase: '/api/v1',
  bffBase: '/bff/v1',
  cardBase: null,
  churchCode: null,
  adminUrl: null,
  adminRecoverPasswordUrl: null,
  privacyUrl: null,
  volutsUrl: null,
  mykidsUrl: null,
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query={query}',
  embedOrigins: [],
  recaptcha: false,
}
