import type { PageNeeds } from './page-contract.ts'
import { routerPath } from './router-path.ts'

/** Longer values are nobody's ordinary question. */
const LONGEST_VALUE = 500

/** A frame for one person's card: its address says whose, and may open it (security 9). */
const SOMEBODYS = /^\/embed\/print-member-card\/?$/i

export type PageAddress = {
  /** Absolute, with the query reduced to what the page is drawn with. */
  url: string
  /** What pages are kept under: all addresses of a route that depends on the person share one frame. */
  name: string
  /** Whether the page may be kept: not where anybody can make up any number of addresses for the same page. */
  keep: boolean
  /** Whether the address is one of a fixed number. */
  fixed: boolean
  /** Whether the address says nothing beside what the page is drawn with. */
  exact: boolean
  embed: boolean
  /** The language that a site asks its frame to speak. */
  frameLanguage: string | undefined
  /** A card's challenge ended here, in a frame of this very portal. */
  challenge: boolean
  /** A token came in the query, or a key may have: nothing of this answer may be stored or sent on as a Referer. */
  hasToken: boolean
}

/**
 * Reads the address of a page; null for one that no URL can be made of.
 * @param needsOf what the page of a path depends on
 */
export function pageAddress(
  protocol: string,
  host: string,
  target: string,
  needsOf: (pathname: string) => PageNeeds,
): PageAddress | null {
  const url = URL.parse(target, `${protocol}://${host}`)
  if (!url || url.host !== host.toLowerCase()) return null
  const needs = needsOf(url.pathname)
  const query = new URLSearchParams()
  if (!needs.personal) {
    for (const parameter of needs.query) {
      const value = url.searchParams.get(parameter)
      if (value !== null) query.set(parameter, value.slice(0, LONGEST_VALUE))
    }
  }
  const isFrame = /^\/embed(\/|$)/.test(url.pathname)
  const embed = url.searchParams.get('embed') === 'true' || isFrame
  const frameLanguage = (isFrame && url.searchParams.get('lang')) || undefined
  const challenge = url.searchParams.has('challenge')
  const hasToken = url.searchParams.has('token') || SOMEBODYS.test(routerPath(url.href))
  const exact = url.search === ''
  url.search = query.toString()
  const keep = needs.canonical && query.size === 0
  return {
    url: url.href,
    name: needs.personal && needs.canonical ? `${url.origin}${needs.route}` : url.href,
    keep,
    fixed: keep && (needs.personal || !needs.route?.includes(':')),
    exact,
    embed,
    frameLanguage,
    challenge,
    hasToken,
  }
}
