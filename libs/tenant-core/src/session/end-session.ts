import { startUpApi } from '@atrio/api-client'
import { linkTo, type FeatureContext } from '../feature/feature-context.ts'
import { endBrowserPush } from './browser-push.ts'
import { sessionAtom, signedOut } from './session.ts'
import { placeOf } from './session-place.ts'
import { REFRESH_KEY, STATE_KEY, TOKEN_KEY, type KeyValue } from './stored-session.ts'

/** Prefix of a person's data in the browser: forms and carts in session storage, notes in local storage. */
export const PERSONAL_PREFIX = 'atrio.draft'

/** Prefix in local storage of what a member's device keeps to be read without network (docs/decisions/0067). */
export const KEPT_PREFIX = 'atrio.kept.'

/** Milliseconds after which a home page that is still loading is not waited for. */
const MAX_NAVIGATION = 2_000

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
  // a navigation that is blocked, slow or fails must not keep the person signed in
  if (how.home && place) {
    const home = place.navigate(linkTo(ctx, 'home.church') ?? '/').catch(() => undefined)
    await Promise.race([home, new Promise((resolve) => setTimeout(resolve, MAX_NAVIGATION))])
  }
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
  if (!how.keepRefreshToken) {
    place?.local.removeItem(REFRESH_KEY)
    // the session of another tab has removed it already, and may keep its own
    forgetKept(ctx)
    if (place) void endBrowserPush()
  }
  void ctx.queryClient.invalidateQueries().catch(() => undefined)
  ended?.()
  await reloadMenu(ctx)
}

/** Removes a person's drafts: on a logout, and when another person signs in. */
export function forgetDrafts(ctx: FeatureContext): void {
  forgetTabDrafts(ctx)
  removeKeys(placeOf(ctx)?.local, PERSONAL_PREFIX)
}

/**
 * Removes the drafts of this tab alone, which is another person's now. What is on the device belongs to one account by its
 * key, and may wait for this very person.
 */
export const forgetTabDrafts = (ctx: FeatureContext): void => removeKeys(placeOf(ctx)?.session, PERSONAL_PREFIX)

/** Removes what is kept to be read without network: when a session ends, and when one begins. */
export const forgetKept = (ctx: FeatureContext): void => removeKeys(placeOf(ctx)?.local, KEPT_PREFIX)

function removeKeys(store: KeyValue | undefined, prefix: string): void {
  for (const key of Object.keys(store ?? {})) if (key.startsWith(prefix)) store?.removeItem(key)
}

async function reloadMenu(ctx: FeatureContext): Promise<void> {
  try {
    const menu = await ctx.api.run(startUpApi.menu, { churchId: ctx.tenant.church.id })
    ctx.tenant = { ...ctx.tenant, menu }
  } catch {
    // the menu already loaded still works
  }
}
