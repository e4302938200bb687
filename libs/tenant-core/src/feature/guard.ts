import type { ModuleId } from '@atrio/api-client'
import { redirect } from 'react-router'
import { hasModule } from '../church/tenant.ts'
import { isSignedIn, sessionAtom } from '../session/session.ts'
import { linkTo, type FeatureContext } from './feature-context.ts'
import type { LayoutId, RouteAccess } from './feature.ts'

/** What the guard and the shell read of a matched route. */
export type RouteHandle = {
  feature: string
  layout: LayoutId
  access: RouteAccess
  module: ModuleId | undefined
  framing: Framing
}

/** Who may frame a page: `anyone` registered by the church, or this portal's `own` pages only. */
export type Framing = 'anyone' | 'own'

/** A page may be framed by others only if all of its routes allow it. */
export const framingOf = (handles: readonly Pick<RouteHandle, 'framing'>[]): Framing =>
  handles.some(({ framing }) => framing === 'own') ? 'own' : 'anyone'

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle

/**
 * The navigation guard (document 1 section 2): module, then login, then visitors-only, then a mailed
 * password that must be changed first (quality: security 13). Throws the redirect.
 * On the server only modules are guarded: it knows no person.
 */
export function guard(ctx: FeatureContext, handle: RouteHandle, url: URL): void {
  const home = linkTo(ctx, 'home.church') ?? '/'
  if (!hasModule(ctx.tenant, handle.module)) throw redirect(home)
  if (ctx.onServer || handle.access === 'public') return
  const session = ctx.store.get(sessionAtom)
  const signedIn = isSignedIn(session)
  if (handle.access === 'login' && !signedIn) {
    throw redirect(linkTo(ctx, 'account.access', { redirectTo: url.pathname + url.search }) ?? home)
  }
  if (handle.access === 'visitor' && signedIn) throw redirect(home)
  if (handle.access === 'login' && session.mustChangePassword) {
    const change = linkTo(ctx, 'account.changePassword', { redirectTo: url.pathname + url.search })
    if (change && new URL(change, url).pathname !== url.pathname) throw redirect(change)
  }
}
