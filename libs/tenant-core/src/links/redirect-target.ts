import { matchRoutes } from 'react-router'
import { composeFeatures } from '../feature/compose-features.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import { isRouteHandle } from '../feature/guard.ts'

/** Characters; longer than any address of ours. */
const MAX_LENGTH = 2_000

/**
 * The validated target of a `redirectTo` query (quality: security 8): a path of our own origin with a route of a
 * feature that is not visitors-only. Anything else is null. To be followed with the router.
 */
export function redirectTarget(ctx: FeatureContext, text: string | null | undefined): string | null {
  // anything that is not written as a path is rejected, however a browser would parse it
  if (!text || text.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  if (!URL.canParse(text, ctx.origin)) return null
  const url = new URL(text, ctx.origin)
  // dot segments can turn a path into one that starts like a host
  if (url.origin !== new URL(ctx.origin).origin || url.pathname.startsWith('//')) return null
  const matches = matchRoutes(composeFeatures(ctx), url.pathname)
  const handle: unknown = matches?.at(-1)?.route.handle
  if (!isRouteHandle(handle) || handle.access === 'visitor') return null
  return url.pathname + url.search + url.hash
}
