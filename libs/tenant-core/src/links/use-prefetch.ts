import { use, useMemo } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext, useHref, type To } from 'react-router'

/**
 * Handlers that load a link's code when a pointer or the focus comes near. Data is left to the navigation:
 * a glance at a link should not cost the church's server a call.
 */
export function usePrefetch(to: To) {
  const router = use(DataRouterContext)?.router
  const href = useHref(to)
  return useMemo(() => {
    const prefetch = () => {
      for (const { route } of matchRoutes(router?.routes ?? [], href.split(/[?#]/)[0]!) ?? []) {
        // a failure is the navigation's to show
        if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
      }
    }
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }
  }, [router, href])
}
