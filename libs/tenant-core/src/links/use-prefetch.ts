import { use, useCallback } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext, useHref, type To } from 'react-router'

/**
 * Loads a link's code, on pointer or focus. Data is left to the navigation: hovering a link should not cost the
 * church's server a request.
 */
export function usePrefetch(to: To): () => void {
  const router = use(DataRouterContext)?.router
  const href = useHref(to)
  return useCallback(() => {
    for (const { route } of matchRoutes(router?.routes ?? [], href.split(/[?#]/)[0]!) ?? []) {
      // the navigation shows a failure
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
    }
  }, [router, href])
}
