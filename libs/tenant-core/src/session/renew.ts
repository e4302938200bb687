import { accessApi, type Credentials } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { endSession } from './end-session.ts'
import { isRefused } from './refused.ts'
import { renewingAtom, sessionAtom } from './session.ts'
import { placeOf, type SessionPlace } from './session-place.ts'
import { REFRESH_KEY, TOKEN_KEY } from './stored-session.ts'

/** Route ids that the 401 rule leaves alone (document 1 section 8). */
const EXEMPT = ['userAccess', 'confirmDeleteUser']

/** Key in session storage of the rule's last reload, in milliseconds since the epoch. */
const RELOADED_KEY = 'atrio.reloadedAt'
/** Minimum milliseconds between two reloads by the rule, to prevent an endless loop. */
const RELOAD_PAUSE = 10_000

/** Stores new tokens in this tab and its stores. */
export function keepCredentials(ctx: FeatureContext, { token, refreshToken }: Partial<Credentials>): void {
  const place = placeOf(ctx)
  if (token) {
    ctx.store.set(sessionAtom, { ...ctx.store.get(sessionAtom), token })
    place?.session.setItem(TOKEN_KEY, token)
  }
  if (refreshToken) place?.local.setItem(REFRESH_KEY, refreshToken)
}

/**
 * Exchanges refused tokens for new ones: one exchange at a time, across all tabs. False: the server refuses, the
 * session is over. A missing answer or a rate limit is no refusal: it throws, and the session stays.
 */
export function renew(ctx: FeatureContext, refused: string | null): Promise<boolean> {
  const running = ctx.store.get(renewingAtom)
  if (running) return running
  const place = placeOf(ctx)
  if (!place) return Promise.resolve(false)
  const current = () => ctx.store.get(sessionAtom).token
  const renewing = alone(place, async () => {
    // another tab, or another call, has renewed it already
    if (current() && current() !== refused) return true
    const refreshToken = place.local.getItem(REFRESH_KEY)
    if (!refreshToken) return false
    const credentials = await exchange(ctx, refreshToken)
    if (!credentials) return false
    keepCredentials(ctx, credentials)
    const accountId = ctx.store.get(sessionAtom).account?.id ?? null
    place.tell({ kind: 'tokens', accountId, token: credentials.token })
    return true
  }).finally(() => ctx.store.set(renewingAtom, null))
  ctx.store.set(renewingAtom, renewing)
  return renewing
}

/** Runs under a lock across all tabs; a frame with blocked storage has no locks, and shares no session with tabs. */
async function alone<T>(place: SessionPlace, run: () => Promise<T>): Promise<T> {
  let begun = false
  try {
    return await place.alone(() => {
      begun = true
      return run()
    })
  } catch (error) {
    if (begun) throw error
    return run()
  }
}

async function exchange(ctx: FeatureContext, refreshToken: string): Promise<Credentials | null> {
  try {
    return await ctx.api.run(accessApi.refresh, { refreshToken })
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}

/**
 * The 401 rule: renew; if that is refused the person is logged out, sent home without a query, and the page reloads, at
 * most once in ten seconds. Drafts stay, since they are not the session's. A frame of another site stays on its page as
 * a visitor: the portal's home makes no sense inside that site.  @returns whether the call may be retried
 */
export async function renewOrEnd(ctx: FeatureContext, refused: string): Promise<boolean> {
  const { token } = ctx.store.get(sessionAtom)
  // an earlier call has renewed it or ended the session
  if (token !== refused) return token !== null
  if (await renew(ctx, refused)) return true
  const place = placeOf(ctx)
  const session = ctx.store.get(sessionAtom)
  if (!place || session.token !== refused) return false
  if (place.routeIds().some((id) => EXEMPT.includes(id))) return false
  // requests made on the way home must not send the dead token
  ctx.store.set(sessionAtom, { ...session, token: null })
  await endSession(ctx, { home: !ctx.embed, keepDrafts: true })
  if (ctx.embed) return false
  const now = Date.now()
  if (now - Number(place.session.getItem(RELOADED_KEY) ?? 0) >= RELOAD_PAUSE) {
    place.session.setItem(RELOADED_KEY, String(now))
    place.reload()
  }
  return false
}
