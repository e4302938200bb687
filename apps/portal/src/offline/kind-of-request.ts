import { isPublicReading, translationsOf } from '@atrio/contract/rules'

/**
 * What the service worker does with a request; null leaves it to the network alone.
 * - `asset`: a file whose name holds the hash of its content
 * - `page`: a document of the portal, the same for everybody
 * - `picture`: a church's picture, whose address never has another content
 * - `reading`: what a church publishes, the same for everybody
 */
export type Kind = 'asset' | 'page' | 'picture' | 'reading'

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>

/** Not the portal's documents: they are answered elsewhere, or are for frames. */
const NO_PAGE = /^\/(admin|api|assets|bff|card|embed|media|verify)(\/|$)|\.\w+$/

export function kindOf({ url, method, mode, destination, headers }: Asked, origin: string): Kind | null {
  const { origin: asked, pathname } = new URL(url)
  // a part of a file (video, sound) is nothing that could be kept
  if (method !== 'GET' || asked !== origin || headers.has('range')) return null
  if (mode === 'navigate') return destination === 'document' && !NO_PAGE.test(pathname) ? 'page' : null
  if (pathname.startsWith('/assets/')) return 'asset'
  // a file that is not for all is kept nowhere
  if (pathname.startsWith('/media/private/')) return null
  if (pathname.startsWith('/media/')) return destination === 'image' ? 'picture' : null
  return isPublicReading(pathname) ? 'reading' : null
}

/**
 * Whether a page may be opened without network. One with a query may hold a secret (an order's code, a token) or a
 * state of the moment; its address is in no store.
 */
export const isKept = (url: string): boolean => new URL(url).search === ''

/** Start page of the installed portal. */
export const HOME = '/'

export const isHome = (url: string): boolean => new URL(url).pathname === HOME && isKept(url)

/** Whether a page may be shown from its copy before the network has answered: not to a person who reloads it. */
export const mayComeFirst = ({ url, cache }: Pick<Request, 'url' | 'cache'>): boolean =>
  isHome(url) && cache !== 'no-cache' && cache !== 'reload' && cache !== 'no-store'

/**
 * What a reading opens by besides itself: a chapter, by the list of translations. A page that the server drew brings the
 * list with it, so that a chapter opened from there asks for none, and would lack it without network.
 */
export function companionOf(url: string): string | null {
  const { origin, pathname } = new URL(url)
  const list = translationsOf(pathname)
  return list ? origin + list : null
}
