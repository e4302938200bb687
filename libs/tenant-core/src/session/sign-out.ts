import { accessApi } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { endSession } from './end-session.ts'
import { placeOf } from './session-place.ts'
import { REFRESH_KEY } from './stored-session.ts'

/** Logs out this tab, the other tabs, and the session on the server; if that is unreachable it expires by itself. */
export async function signOut(ctx: FeatureContext, { home } = { home: true }): Promise<void> {
  const place = placeOf(ctx)
  const refreshToken = place?.local.getItem(REFRESH_KEY)
  let answered: Promise<unknown> | undefined
  // at once: people close the page as soon as it shows them as signed out
  await endSession(ctx, { home }, () => {
    place?.tell({ kind: 'logout' })
    if (refreshToken) answered = ctx.api.run(accessApi.logout, { refreshToken }).catch(() => undefined)
  })
  await answered
}
