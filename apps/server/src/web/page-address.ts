import type { PageNeeds } from './page-contract.ts'
import { routerPath } from './router-path.ts'

/** Far longer than any value of an ordinary link. */
const MAX_VALUE_LENGTH = 500

/** A frame for one person's member card: its address identifies the person, and may unlock it (security 9). */
const MEMBER_CARD_FRAME = /^\/embed\/print-member-card\/?$/i

export type PageAddress = {
  /** Absolute, with the query reduced to what the page depends on. */
  url: string
  /** Cache name: all addresses of a personal route share one frame. */
  name: string
  /** Whether the page may be cached: not where unlimited addresses lead to the same page. */
  keep: boolean
  /** Whether the address is one of a fixed set. */
  fixed: boolean
  /** Whether the address contains nothing but what the page depends on. */
  exact: boolean
  embed: boolean
  /** The language that an embedding site chooses for its frame. */
  frameLanguage: string | undefined
  /** The end of a card's challenge, in a frame of this portal. */
  challenge: boolean
  /** The query had a token, or may have had a key: the answer must be neither stored nor sent on as a Referer. */
  hasToken: boolean
}

/**
 * Parses the address of a page; null for one that is no valid URL.
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
      if (value !== null) query.set(parameter, value.slice(0, MAX_VALUE_LENGTH))
    }
  }
  const isFrame = /^\/embed(\/|$)/.test(url.pathname)
  const embed = url.searchParams.get('embed') === 'true' || isFrame
  const frameLanguage = (isFrame && url.searchParams.get('lang')) || undefined
  const challenge = url.searchParams.has('challenge')
  const hasToken = url.searchParams.has('token') || MEMBER_CARD_FRAME.test(routerPath(url.href))
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
