import { addMessages } from '@atrio/i18n'
import { createElement, type ComponentType } from 'react'
import { redirect, useLoaderData, type RouteObject } from 'react-router'
import { restoringAtom } from '../session/session.ts'
import { markPageInUse } from '../slots/first-touch.ts'
import { prepareSlots } from '../slots/slots.ts'
import type { FeatureContext } from './feature-context.ts'
import type { Feature, FeatureRoute, ScreenModule } from './feature.ts'
import { guard, type RouteHandle } from './guard.ts'
import { mayMatch } from './may-match.ts'
import { once } from './once.ts'
import { loadPage } from './page-load.ts'

/**
 * The routes of all features: guarded, lazy, each with its messages.
 * @param pathname if there is but one path to match, as on the server: routes that cannot match it are left out
 */
export const composeFeatures = (
  ctx: FeatureContext,
  kind: 'routes' | 'embeds' = 'routes',
  pathname?: string,
): RouteObject[] =>
  ctx.features.flatMap((feature) =>
    (feature[kind]?.(ctx) ?? [])
      .filter((route) => pathname === undefined || mayMatch(route, pathname))
      .map((route) => toRouteObject(ctx, feature, route)),
  )

type Parent = { path: string; handle: RouteHandle }

function toRouteObject(ctx: FeatureContext, feature: Feature, route: FeatureRoute, parent?: Parent): RouteObject {
  const path = parent ? `${parent.path}/${route.path}` : route.path
  // a child is at least as restricted as its parent: the router does not rerun the parent's loader between siblings
  const inherited = parent?.handle ?? {
    layout: 'DEFAULT',
    access: 'public',
    module: feature.module,
    framing: 'anyone',
  }
  const access = route.access ?? inherited.access
  const handle: RouteHandle = {
    feature: feature.id,
    layout: route.layout ?? inherited.layout,
    access,
    module: route.module === null ? undefined : (route.module ?? inherited.module),
    framing: access !== 'public' || route.atStake ? 'own' : inherited.framing,
  }
  const screen = route.screen && once(() => loadScreen(ctx, feature, route))
  return {
    id: route.id ?? `${feature.id}:${path}`,
    path: route.path,
    handle,
    loader: async (args) => {
      markPageInUse(ctx)
      const url = new URL(args.request.url)
      // guards that depend on the person wait until an earlier session is restored
      if (handle.access !== 'public') await ctx.store.get(restoringAtom)
      guard(ctx, handle, url)
      if (route.redirect) throw redirect(route.redirect({ url, ctx }))
      return loadPage(
        ctx,
        url,
        async () => screen?.(),
        (module) => Promise.all([module?.load?.(ctx, args), prepareSlots(ctx, route.slots, 'data')]),
      )
    },
    ...(screen && { lazy: async () => ({ Component: shown(await screen()) }) }),
    ...(route.children && {
      children: route.children.map((child) => toRouteObject(ctx, feature, child, { path, handle })),
    }),
  }
}

/** A screen, or its own page for what its load did not find. */
const shown = ({ default: Screen, Missing }: ScreenModule): ComponentType =>
  Missing ? () => createElement(useLoaderData() ? Missing : Screen) : Screen

/** Loads screen, messages and slot contents together, so that nothing renders without its messages. */
async function loadScreen(ctx: FeatureContext, feature: Feature, route: FeatureRoute): Promise<ScreenModule> {
  const [module] = await Promise.all([
    route.screen!(),
    addMessages(ctx.i18n, feature.id, feature.messages),
    prepareSlots(ctx, route.slots, 'code'),
  ])
  return module
}
