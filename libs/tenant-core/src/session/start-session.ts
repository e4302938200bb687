import type { FeatureContext } from '../feature/feature-context.ts'
import { restoringAtom, sessionAtom } from './session.ts'
import { sessionPlaceAtom, type SessionPlace } from './session-place.ts'
import { originOf, REFRESH_KEY, type SessionOrigin } from './stored-session.ts'

/**
 * Starts a tab's session, before its router starts. The code that restores an earlier session loads only if there is
 * one.  @param urlToken the secret of the address, already removed from it @param ready resolves once the page is
 * hydrated: nothing personal may render before
 */
export function startSession(
  ctx: FeatureContext,
  place: SessionPlace,
  urlToken: string | null,
  ready: () => Promise<void>,
): void {
  ctx.store.set(sessionPlaceAtom, place)
  const from = originOf(place, urlToken)
  if (from) bringBack(ctx, from, ready)
  if (typeof addEventListener === 'function') addEventListener('storage', (event) => void onStorage(ctx, event))
}

function bringBack(ctx: FeatureContext, from: SessionOrigin, ready: () => Promise<void>): void {
  const restoring = Promise.all([import('./restore.ts'), ready()])
    .then(([{ restore }]) => restore(ctx, from))
    // the chunk failed to load: a visitor until the next load
    .catch(() => undefined)
    .finally(() => ctx.store.set(restoringAtom, null))
  ctx.store.set(restoringAtom, restoring)
}

/** Another tab has signed in or out: the refresh token was added or removed. A changed token was only renewed. */
async function onStorage(ctx: FeatureContext, { key, oldValue, newValue }: StorageEvent): Promise<void> {
  if (key !== null && key !== REFRESH_KEY) return
  const { token } = ctx.store.get(sessionAtom)
  if (token && newValue === null) await (await import('./tabs.ts')).loggedOutElsewhere(ctx)
  if (!token && oldValue === null && newValue !== null) await (await import('./tabs.ts')).loggedInElsewhere(ctx)
}
