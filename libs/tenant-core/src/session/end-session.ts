import { startUpApi } from '@atrio/api-client'
import { linkTo, type FeatureContext } from '../feature/feature-context.ts'
import { sessionAtom, signedOut } from './session.ts'
import { placeOf } from './session-place.ts'
import { REFRESH_KEY, STATE_KEY, TOKEN_KEY } from './stored-session.ts'

/** What forms and carts keep of a person in session storage, and notes in local storage, begins so. */
export const PERSONAL_PREFIX = 'atrio.draft'

type End = {
  home: boolean
  /** The session ended by itself: what was typed waits for the person to come back. */
  keepDrafts?: boolean
  /** The refresh token that lies there is another tab's. */
  keepRefreshToken?: boolean
}

const isPersonal = (name: unknown) => typeof name === 'string' && name.startsWith('account.')

/**
 * The end of a session in this tab, in the specification's order (document 1 section 4): home first, then everything
 * of the person, then the stored tokens, then the menu items anew.
 */
export async function endSession(ctx: FeatureContext, how: End): Promise<void> {
  const place = placeOf(ctx)
  // a page that cannot be left, or a home that cannot be loaded, must not keep anybody signed in
  if (how.home) await place?.navigate(linkTo(ctx, 'home.church') ?? '/').catch(() => undefined)
  ctx.store.set(sessionAtom, signedOut)
  // what is not on the page goes altogether; what is on it, or on its way for a page that loads, is asked as a visitor
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
  await reloadMenu(ctx)
}

/** Drafts are a person's: they go with a logout, and where somebody else signs in. */
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
    // the menu that is there still leads everywhere
  }
}
