import type { ChurchLookup } from './page-contract.ts'
import { routerPath } from './router-path.ts'

/** Query parameters that a page's server rendering may depend on; all others (trackers, tokens) are left to the browser. */
const PAGE_QUERY = [
  'message',
  'from',
  'buyingStep',
  'fillTicket',
  'step',
  'type',
  'term',
  'mine',
  'view',
  'group',
  'page',
  'redirectTo',
  'order',
  'praiseId',
]

/** A frame for one person's card: its address says whose, and may open it (security 9). */
const SOMEBODYS = /^\/embed\/print-member-card\/?$/i

export type PageAddress = {
  /** Absolute, with the query reduced to what pages depend on. */
  url: string
  /** Whether the page depends on a query: then it is not kept, since anybody can invent any number of them. */
  hasQuery: boolean
  embed: boolean
  /** The language that a site asks its frame to speak. */
  frameLanguage: string | undefined
  /** A card's challenge ended here, in a frame of this very portal. */
  challenge: boolean
  /** A token came in the query, or a key may have: nothing of this answer may be stored or sent on as a Referer. */
  hasToken: boolean
}

/** Reads the address of a page; null for one that no URL can be made of. */
export function pageAddress(protocol: string, host: string, target: string): PageAddress | null {
  const url = URL.parse(target, `${protocol}://${host}`)
  if (!url || url.host !== host.toLowerCase()) return null
  const query = new URLSearchParams()
  for (const name of PAGE_QUERY) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value.slice(0, 500))
  }
  const isFrame = /^\/embed(\/|$)/.test(url.pathname)
  const embed = url.searchParams.get('embed') === 'true' || isFrame
  const frameLanguage = (isFrame && url.searchParams.get('lang')) || undefined
  const challenge = url.searchParams.has('challenge')
  const hasToken = url.searchParams.has('token') || SOMEBODYS.test(routerPath(url.href))
  url.search = query.toString()
  return { url: url.href, hasQuery: query.size > 0, embed, frameLanguage, challenge, hasToken }
}

/** Same rule as the portal's: one label before the app's domain is a code, every other host is looked up by name. */
export function churchOfHost(host: string, appDomain: string): ChurchLookup {
  const hostname = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const suffix = `.${appDomain.toLowerCase()}`
  const label = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
  return label && !label.includes('.') ? { code: label } : { hostname }
}
