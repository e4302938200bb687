import { matchRoutes, type DataRouter, type LoaderFunctionArgs } from 'react-router'
import { isRouteHandle } from '../feature/guard.ts'

/** What of a router tells where a link leads. */
export type FollowedRouter = Pick<DataRouter, 'routes' | 'state' | 'subscribe'>

/** The router, and what all pages need for their first call. */
export type Prefetching = { router: FollowedRouter; loadTransport: () => Promise<unknown> }

/** The link around an element that opens a page in this window. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && !link.target && !link.download ? link : undefined
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>
const found = new WeakMap<HTMLAnchorElement, { router: FollowedRouter; href: string; matches: Matches }>()

/** Once for each link: to match an address with all routes takes a phone some milliseconds, just before a press. */
function matchesOf(router: FollowedRouter, link: HTMLAnchorElement): Matches {
  const known = found.get(link)
  if (known?.router === router && known.href === link.href) return known.matches
  const matches = (link.origin === location.origin ? matchRoutes(router.routes, link.pathname) : null) ?? []
  found.set(link, { router, href: link.href, matches })
  return matches
}

const isPublic = (handle: unknown) => isRouteHandle(handle) && handle.access === 'public'

/** Whether everybody may open the page that a link leads to. */
export const isOfPublicPage = (router: FollowedRouter, link: HTMLAnchorElement): boolean =>
  isPublic(matchesOf(router, link).at(-1)?.route.handle)

/** Loads the code of the page that a link leads to. Without such a page, and where its code does not come, nothing happens. */
export async function loadCode({ router, loadTransport }: Prefetching, link: HTMLAnchorElement): Promise<void> {
  const matches = matchesOf(router, link)
  if (matches.length === 0) return
  const lazy = matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined))
  await Promise.allSettled([...lazy, loadTransport()])
}

/** Loads the data of the page that a link leads to, of public pages only: the server has their answers ready. */
export function loadData(router: FollowedRouter, link: HTMLAnchorElement): void {
  for (const { route, params } of matchesOf(router, link)) {
    if (typeof route.loader !== 'function' || !isPublic(route.handle)) continue
    const args = { request: new Request(link.href), params } as LoaderFunctionArgs
    // the navigation shows a failure
    void Promise.resolve(route.loader(args)).catch(() => undefined)
  }
}
