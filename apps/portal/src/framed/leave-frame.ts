import { addMessages } from '@atrio/i18n'
import { framingOf, isRouteHandle, type FeatureContext } from '@atrio/tenant-core'
import type { DataRouter, RouteObject } from 'react-router'
import { matchedHandles } from '../render/matched-handles.ts'
import { messages } from './i18n/messages.ts'
import { OwnWindow } from './own-window.tsx'

/** The parts of a window that matter here. */
type Framed = {
  location: Pick<Location, 'origin'>
  top: { location: Pick<Location, 'origin'> } | null
  open: (address: string, target: string, features: string) => unknown
}
type Router = Pick<DataRouter, 'routes' | 'state' | 'subscribe' | 'navigate'>

/**
 * The routes of a portal in another site's frame: where one pays, signs in or sees personal data a link takes the
 * page's place. The server refuses these pages as documents; this also holds where no server of ours sends them.
 * Neither their guards nor their redirects run, so that none of them can send the frame on.
 */
export async function routesInFrame(
  { location, top }: Pick<Framed, 'location' | 'top'>,
  { i18n }: Pick<FeatureContext, 'i18n'>,
  routes: RouteObject[],
): Promise<RouteObject[]> {
  if (isOurs(location, top)) return routes
  await addMessages(i18n, 'ownWindow', messages)
  return routes.map(linkOwnPages)
}

function linkOwnPages(route: RouteObject): RouteObject {
  const { id, path, handle } = route
  const children = route.children && { children: route.children.map(linkOwnPages) }
  const own = isRouteHandle(handle) && framingOf([handle]) === 'own'
  // without a loader the navigation would finish at once and never be observable
  const link = { id, path, handle, loader: () => null, Component: OwnWindow }
  return { ...(own ? link : route), ...children } as RouteObject
}

/**
 * Opens such a page in a tab when a page of the frame leads to it, and keeps the frame where it is. Once: where the page
 * that should stay leads there again (its session has ended, say), the frame goes there and shows the link.
 */
export function leaveFrame({ location, top, open }: Framed, router: Router): void {
  if (isOurs(location, top)) return
  const isOwn = ({ pathname }: { pathname: string }) => framingOf(matchedHandles(router.routes, pathname)) === 'own'
  let opened = false
  router.subscribe(({ initialized, navigation, location: here }) => {
    const to = navigation.location
    const stands = initialized && !isOwn(here)
    if (!to) {
      if (stands) opened = false
      return
    }
    if (opened || !stands || !isOwn(to)) return
    opened = true
    open(to.pathname + to.search + to.hash, '_blank', 'noopener')
    void router.navigate(here.pathname + here.search + here.hash, { replace: true })
  })
}

function isOurs({ origin }: Pick<Location, 'origin'>, top: Framed['top']): boolean {
  try {
    return top?.location.origin === origin
  } catch {
    return false // another origin's window keeps its address to itself
  }
}
