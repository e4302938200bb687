/**
 * What the server and the portal's server build say to each other. The build is loaded at run time and no project
 * may import an app, so the shape is written down on this side too; the journeys run the real build.
 */
export type PortalSettings = {
  appDomain: string
  apiBase: string
  bffBase: string | null
  cardBase: string | null
  churchCode: string | null
  adminUrl: string | null
  adminRecoverPasswordUrl: string | null
  privacyUrl: string | null
  volutsUrl: string | null
  mykidsUrl: string | null
  mapsUrl: string
  embedOrigins: string[]
  mediaHosts?: string[]
  recaptcha: boolean
}

export type PageLocale = 'pt-BR' | 'en' | 'es'
export type ChurchLookup = { code: string; hostname?: undefined } | { hostname: string; code?: undefined }

export type PageRequest = {
  /** Absolute. */
  url: string
  lookup: ChurchLookup
  locale: PageLocale
  embed: boolean
  /** Milliseconds since the epoch. */
  now: number
  config: PortalSettings
  inject: (path: string) => Promise<{ status: number; body: unknown }>
}

export type StyleTag = { emotion: string; css: string }

export type RenderedPage = {
  kind: 'page'
  status: number
  /** Who may frame it: any origin that is registered, or the church's own pages alone; its routes say which. */
  framing: 'anyone' | 'own'
  /** `#rrggbb`; null where no church is known. */
  color: string | null
  /** The church's theme rule; empty where no church is known. */
  themeCss: string
  head: string
  body: string
  styles: StyleTag[]
  /** What the browser starts from; null for a page without JavaScript. */
  boot: object | null
}

export type PageResult = RenderedPage | { kind: 'redirect'; status: number; location: string }
