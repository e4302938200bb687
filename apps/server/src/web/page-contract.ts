import type { ChurchLookup, MapTiles, ThirdParties } from '@atrio/contract/rules'

/**
 * The interface between the server and the portal's server build. The build is loaded at run time and no project may
 * import an app, so the types are repeated here; the journeys run the real build.
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
  mapTiles?: MapTiles
  embedOrigins: string[]
  mediaHosts?: string[]
  recaptcha: boolean
  /** What the church uses of others; absent where it is nothing. */
  thirdParties?: ThirdParties
}

export type PageLocale = 'pt-BR' | 'en' | 'es'

export type PageRequest = {
  /** Absolute. */
  url: string
  /** Null for a host of no church. */
  lookup: ChurchLookup | null
  locale: PageLocale
  embed: boolean
  /** Milliseconds since the epoch. */
  now: number
  config: PortalSettings
  /** The answer's JSON stays text until it is where the page is rendered. */
  inject: (path: string) => Promise<AnswerText>
}

export type AnswerText = { status: number; text: string }

/** What the page of a path depends on, as declared by its route. */
export type PageNeeds = {
  /** The route's path with its parameter names; null without a matching route. */
  route: string | null
  /** Names of the query parameters that the page depends on. */
  query: readonly string[]
  /**
   * Whether the page depends on the person: then only its frame is rendered, the same for all addresses of the route.
   */
  personal: boolean
  /** Whether the path is spelled as in the portal's own links. */
  canonical: boolean
}

/** The build's input. */
export type BuildRequest = Omit<PageRequest, 'inject'> & {
  inject: (path: string) => Promise<{ status: number; body: unknown }>
  /** Sanitises a church's HTML, whatever the database contains. */
  sanitize: (html: string) => string
}

export type StyleTag = { emotion: string; css: string }

export type RenderedPage = {
  kind: 'page'
  status: number
  /** Who may frame it: any registered origin, or only the church's own pages; its routes decide. */
  framing: 'anyone' | 'own'
  /** `#rrggbb`; null without a church. */
  color: string | null
  /** The church's theme rule; empty without a church. */
  themeCss: string
  head: string
  body: string
  styles: StyleTag[]
  /** The boot data; null for a page without JavaScript. */
  boot: object | null
}

/** A rendered page with its boot data as JSON. */
export type DrawnPage = Omit<RenderedPage, 'boot'> & { boot: string | null }

export type Redirect = { kind: 'redirect'; status: number; location: string }
export type PageResult = RenderedPage | Redirect
