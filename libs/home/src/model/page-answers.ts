import { hasModule, type FeatureContext, type FeatureRoute } from '@atrio/tenant-core'
import { matchRoutes, type RouteObject } from 'react-router'

const paths = ({ path, children }: FeatureRoute): RouteObject => ({ path, children: children?.map(paths) })

/**
 * Whether a page of this portal answers for a path. A banner's address comes from the church, and may name a page
 * that this portal does not have, or whose module is off.
 */
export function pageAnswers(ctx: FeatureContext, href: string): boolean {
  const open = ctx.features.flatMap((feature) =>
    (feature.routes?.(ctx) ?? []).filter(
      ({ module = feature.module }) => module === null || hasModule(ctx.tenant, module),
    ),
  )
  return matchRoutes(open.map(paths), new URL(href, 'https://portal.invalid').pathname) !== null
}
