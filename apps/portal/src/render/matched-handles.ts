import { isRouteHandle, type RouteHandle } from '@atrio/tenant-core'
import { matchRoutes, type RouteObject } from 'react-router'

/** The handles of a path's routes, which say what they require of the person. */
export const matchedHandles = (routes: RouteObject[], pathname: string): RouteHandle[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown).filter(isRouteHandle)
