import type { ChurchLookup } from '@atrio/contract/rules'

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

export type PageRequest = {
  /** Absolute. */
  url: string
  /** Null for a host that names no church. */
  lookup: ChurchLookup | null
  locale: PageLocale
  embed: boolean
  /** Milliseconds since the epoch. */
  now: number
  config: PortalSettings
  inject: (path: string) => Promise<{ status: number; body: unknown }>
}

/** What the page of a path depends on, as its route declares it. */
export type PageNeeds = {
  /** Path of the route, with the names of its parameters; null where no route matches. */
  route: string | null
  /** Names of the query parameters that the page is drawn with. */
  query: readonly string[]
  /** Whether the page depends on the person: then it is a frame, the same for all addresses of the route. */
  personal: boolean
  /** Whether the path is spelled as the portal's own links are. */
  canonical: boolean
}

/** What a build renders with. */
export type BuildRequest = PageRequest & {
  /** Makes a church's HTML harmless, whatever the database holds. */
  sanitize: (html: string) => string
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

/** A page as it is passed on: what the browser starts from is JSON already. */
export type DrawnPage = Omit<RenderedPage, 'boot'> & { boot: string | null }

export type Redirect = { kind: 'redirect'; status: number; location: string }
export type PageResult = RenderedPage | Redirect
