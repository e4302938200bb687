import { use, useCallback } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext, useHref, type To } from 'react-router'

/**
 * Loads a link's code, for when a pointer or the focus comes near. Data is left to the navigation: a glance at a link
 * should not cost the church's server a call.
 */
export function usePrefetch(to: To): () => void {
  const router = use(DataRouterContext)?.router
  const href = useHref(to)
  return useCallback(() => {
    for (const { route } of matchRoutes(router?.routes ?? [], href.split(/[?#]/)[0]!) ?? []) {
      // a failure is the navigation's to show
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
    }
  }, [router, href])
}
