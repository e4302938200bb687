/** How this portal is run: from the server's environment, or from config.json beside a static build. */
export type PortalConfig = {
  /** A host of exactly one label before it is a church code; every other host is looked up by host name. */
  appDomain: string
  /** Base of the main API, without a trailing slash: `/api/v1` or `https://admin.example.org/api/v1`. */
  apiBase: string
  /** Base of the BFF; null where the backend has none: the start-up calls are made instead. */
  bffBase: string | null
  /** Base of the card tokeniser. */
  cardBase: string | null
  /** The church to show whatever the host, as a code: for a static build on a host of its own. */
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
  /** Origins that may frame the portal in embed mode, and hear from it. */
  embedOrigins: string[]
  /** Hosts, with their ports, that this church's own videos lie on: a link may choose no other. Absent: none. */
  mediaHosts?: string[]
  /** Whether the server lets reCAPTCHA into the document of access, and into no other. */
  recaptcha: boolean
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
