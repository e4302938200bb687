/**
 * Whether a route can match a path, by its first segment alone. The router sorts all of its routes for every path that it
 * matches: on the server that was a sixth of what a page costs. Never false for a route that matches.
 * @param route with a static first segment, `/event/:eventId`, or any other
 * @param pathname as requested: in any case, escaped, with doubled slashes
 */
export function mayMatch(route: { path?: string; children?: readonly unknown[] }, pathname: string): boolean {
  const own = firstSegment(route.path ?? '')
  if (own === '' ? route.children : /^[:*]|\?$/.test(own)) return true
  return own.toLowerCase() === decoded(firstSegment(pathname)).toLowerCase()
}

const firstSegment = (path: string) => /^\/*([^/]*)/.exec(path)![1]!

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // as the router does with what is no escape
  }
}
