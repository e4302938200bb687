/** A base that no content can name: an address that resolves to it was relative. */
const BASE = 'https://relative.invalid'
const LINK_SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:']

/** Ids of content live in their own namespace, so that they can't shadow a property of the page's document or window. */
const ID_PREFIX = 'user-content-'

/** A reference to an id of the same content, moved into the namespace of its ids. */
export const ownFragment = (id: string): string => (id.startsWith(ID_PREFIX) ? `#${id}` : `#${ID_PREFIX}${id}`)

/**
 * A link's address if it is relative or of a safe scheme, else undefined. It is read by the URL parser, as the browser
 * will read it, so tabs, line feeds and entities within `javascript:` hide nothing.
 */
export function linkAddress(href: string): string | undefined {
  if (href.startsWith('#')) return href.length > 1 ? ownFragment(href.slice(1)) : undefined
  if (!URL.canParse(href, BASE)) return undefined
  return LINK_SCHEMES.includes(new URL(href, BASE).protocol) ? href : undefined
}

/** An image's address if it is https or lies under our own /media/, else undefined. */
export function imageAddress(src: string | null): string | undefined {
  if (!src || !URL.canParse(src, BASE)) return undefined
  const url = new URL(src, BASE)
  if (url.protocol !== 'https:' || url.username || url.password) return undefined
  if (url.origin !== BASE) return url.href
  return src.startsWith('/') && url.pathname.startsWith('/media/') ? url.pathname + url.search : undefined
}
