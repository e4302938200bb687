import { startUpApi } from '@atrio/api-client'
import { linkTo, type FeatureContext } from '../feature/feature-context.ts'
import { sessionAtom, signedOut } from './session.ts'
import { placeOf } from './session-place.ts'
import { REFRESH_KEY, STATE_KEY, TOKEN_KEY } from './stored-session.ts'

/** Prefix of a person's data in the browser: forms and carts in session storage, notes in local storage. */
export const PERSONAL_PREFIX = 'atrio.draft'

type End = {
  home: boolean
  /** The session ended by itself: drafts are kept until the person signs in again. */
  keepDrafts?: boolean
  /** The stored refresh token belongs to another tab. */
  keepRefreshToken?: boolean
}

const isPersonal = (name: unknown) => typeof name === 'string' && name.startsWith('account.')

/**
 * Ends the session in this tab, in the specification's order (document 1 section 4): navigates home, clears the
 * person's data, removes the stored tokens, reloads the menu items.
 * @param ended called once nothing of the person is left, before the menu is asked for
 */
export async function endSession(ctx: FeatureContext, how: End, ended?: () => void): Promise<void> {
  const place = placeOf(ctx)
  // a navigation that is blocked or fails must not keep the person signed in
  if (how.home) await place?.navigate(linkTo(ctx, 'home.church') ?? '/').catch(() => undefined)
  ctx.store.set(sessionAtom, signedOut)
  // inactive queries are removed; active ones, and those of a loading page, are refetched as a visitor
  ctx.queryClient.removeQueries({
    predicate: (query) => isPersonal(query.queryKey[0]) || (!query.isActive() && query.state.fetchStatus === 'idle'),
  })
  place?.session.removeItem(TOKEN_KEY)
  if (!how.keepDrafts) {
    forgetDrafts(ctx)
    place?.session.removeItem(STATE_KEY)
  }
  if (!how.keepRefreshToken) place?.local.removeItem(REFRESH_KEY)
  void ctx.queryClient.invalidateQueries().catch(() => undefined)
  ended?.()
  await reloadMenu(ctx)
}

/** Removes a person's drafts: on a logout, and when another person signs in. */
export function forgetDrafts(ctx: FeatureContext): void {
  const place = placeOf(ctx)
  for (const store of place ? [place.session, place.local] : []) {
    for (const key of Object.keys(store)) if (key.startsWith(PERSONAL_PREFIX)) store.removeItem(key)
  }
}

async function reloadMenu(ctx: FeatureContext): Promise<void> {
  try {
    const menu = await ctx.api.run(startUpApi.menu, { churchId: ctx.tenant.church.id })
    ctx.tenant = { ...ctx.tenant, menu }
  } catch {
    // the menu already loaded still works
  }
}
