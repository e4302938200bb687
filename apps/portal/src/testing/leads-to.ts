import { guard, isRouteHandle, type FeatureContext, type Session } from '@atrio/tenant-core'
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router'

export const member: Session = {
  token: 't',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@example.test' },
}

/** Where an address leads by its routes' guards and redirects; null where its page is shown. */
export async function leadsTo(ctx: FeatureContext, routes: RouteObject[], address: string): Promise<string | null> {
  const url = new URL(address, 'https://demo.portal.test')
  try {
    for (const { route } of matchRoutes(routes, url.pathname) ?? []) {
      if (isRouteHandle(route.handle)) guard(ctx, route.handle, url)
      // a route without a screen only redirects
      if (!route.lazy && typeof route.loader === 'function')
        await route.loader({ request: new Request(url), params: {} } as LoaderFunctionArgs)
    }
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
  return null
}
