import { isRouteHandle, type RouteHandle } from '@atrio/tenant-core'
import { matchRoutes, type RouteObject } from 'react-router'

/** What the routes of a path ask of the person. */
export const matchedHandles = (routes: RouteObject[], pathname: string): RouteHandle[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown).filter(isRouteHandle)
