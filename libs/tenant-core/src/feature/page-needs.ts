import { matchRoutes, type RouteObject } from 'react-router'
import type { Feature, FeatureRoute } from './feature.ts'
import { mayMatch } from './may-match.ts'

/** What the page of an address depends on, for a server that caches pages. */
export type PageNeeds = {
  /** Path of the route, with the names of its parameters; null where no route matches. */
  route: string | null
  /** Names of the query parameters that the page is rendered with; other parameters do not change it. */
  query: readonly string[]
  /**
   * Whether the page depends on the person: then the server renders a frame, the same for all addresses of the route.
   */
  personal: boolean
  /** Whether the address is spelled as the portal's own links are: routes also match other cases and escapes. */
  canonical: boolean
}

type Options = {
  kind?: 'routes' | 'embeds'
  /** Query parameters of the error page, which is shown at every address without a route. */
  errorQuery?: readonly string[]
}

type Declared = { route: string; query: readonly string[]; personal: boolean }

/** Matches paths as the portal's router does, without a church: which route, and what it declares. */
export function pageNeeds(
  features: readonly Feature[],
  { kind = 'routes', errorQuery = [] }: Options = {},
): (pathname: string) => PageNeeds {
  const routes = features.flatMap((feature) => (feature[kind]?.() ?? []).map((route) => declared(route)))
  return (pathname) => {
    const match = matchRoutes(
      routes.filter((route) => mayMatch(route, pathname)),
      pathname,
    )?.at(-1)
    if (!match) return { route: null, query: errorQuery, personal: false, canonical: false }
    const needs = match.route.handle as Declared
    return { ...needs, canonical: isCanonical(needs.route, pathname) }
  }
}

function declared(route: FeatureRoute, parent?: Declared): RouteObject {
  const handle: Declared = {
    route: parent ? `${parent.route}/${route.path}` : route.path,
    query: [...(parent?.query ?? []), ...(route.query ?? [])],
    personal: parent?.personal === true || (route.access ?? 'public') !== 'public',
  }
  return {
    path: route.path,
    handle,
    ...(route.children && { children: route.children.map((child) => declared(child, handle)) }),
  }
}

function isCanonical(route: string, pathname: string): boolean {
  const [expected, actual] = [route.split('/'), pathname.split('/')]
  return (
    expected.length === actual.length &&
    expected.every((part, at) => (part.startsWith(':') ? /^[\w-]+$/.test(actual[at]!) : part === actual[at]))
  )
}
