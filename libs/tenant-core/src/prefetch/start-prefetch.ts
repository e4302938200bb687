import type { Prefetching } from './linked-page.ts'
import { prefetchLikelyPage } from './likely-page.ts'
import { prefetchPointedLinks } from './pointed-links.ts'

/**
 * Fetches what links lead to before they are followed, so that the next page is there at once: docs/decisions/0086. Nothing
 * here is needed before the page is interactive, so it is loaded after that.
 * @param prefetching.loadTransport loads what the page's first call needs, where that is loaded late
 * @returns ends it
 */
export function startPrefetch(prefetching: Prefetching): () => void {
  const end = new AbortController()
  prefetchPointedLinks(prefetching, end.signal)
  prefetchLikelyPage(prefetching, end.signal)
  return () => end.abort()
}
