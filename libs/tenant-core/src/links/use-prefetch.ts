import { use, useCallback } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext as DataRouterContext,
  useHref,
  type LoaderFunctionArgs,
  type To,
} from 'react-router'
import { isRouteHandle } from '../feature/guard.ts'

/**
 * Loads a link's page: its code and, where `withData`, its data too, unless the page is one for members: what is public
 * costs the church's server next to nothing. The navigation shows a failure.
 */
export function usePrefetch(to: To): (withData: boolean) => void {
  const router = use(DataRouterContext)?.router
  const href = useHref(to)
  return useCallback(
    (withData) => {
      const url = new URL(href, location.href)
      for (const { route, params } of matchRoutes(router?.routes ?? [], url.pathname) ?? []) {
        const { lazy, loader, handle } = route
        const ask = async () => {
          if (typeof lazy === 'function') await lazy()
          if (withData && typeof loader === 'function' && isRouteHandle(handle) && handle.access === 'public')
            // what the loaders of features read (compose-features.ts)
            await loader({ request: new Request(url), params } as LoaderFunctionArgs)
        }
        void ask().catch(() => undefined)
      }
    },
    [router, href],
  )
}
