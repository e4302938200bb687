import { matchRoutes, type RouteObject } from 'react-router'
import type { Feature, FeatureRoute } from './feature.ts'

/** What the page of an address depends on, for a server that keeps pages. */
export type PageNeeds = {
  /** Path of the route, with the names of its parameters; null where no route matches. */
  route: string | null
  /** Names of the query parameters that the page is drawn with; it is the same whatever others say. */
  query: readonly string[]
  /** Whether the page depends on the person: then the server draws a frame, the same for all addresses of the route. */
  personal: boolean
  /** Whether the address is spelled as the portal's own links are: routes also match other cases and escapes. */
  canonical: boolean
}

type Options = {
  kind?: 'routes' | 'embeds'
  /** What the error page reads, which stands at every address that no route matches. */
  errorQuery?: readonly string[]
}

type Declared = { route: string; query: readonly string[]; personal: boolean }

/** Reads paths as the portal's router does, without a church: which route matches, and what it declares. */
export function pageNeeds(
  features: readonly Feature[],
  { kind = 'routes', errorQuery = [] }: Options = {},
): (pathname: string) => PageNeeds {
  const routes = features.flatMap((feature) => (feature[kind]?.() ?? []).map((route) => declared(route)))
  return (pathname) => {
    const match = matchRoutes(routes, pathname)?.at(-1)
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
