import { accessApi } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { restoreKept } from '../kept/kept-session.ts'
import { endSession } from './end-session.ts'
import { loadPerson } from './load-person.ts'
import { keepCredentials, renew } from './renew.ts'
import { isRefused } from './refused.ts'
import { accountSwitchAtom, isSignedIn, sessionAtom, signedOut } from './session.ts'
import { placeOf } from './session-place.ts'
import { originOf, TOKEN_KEY, type SessionOrigin } from './stored-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { listenToTabs } from './tabs.ts'

/**
 * Auto-login (document 1 section 4). Never throws: on a failure the person is a visitor. Refused tokens are removed;
 * without an answer they stay stored, and the person reads what this device has kept.
 */
export async function restore(ctx: FeatureContext, from: SessionOrigin): Promise<void> {
  try {
    if (from.origin === 'URL') await fromUrl(ctx, from.secret)
    else await fromStores(ctx, from)
  } catch (error) {
    if (isRefused(error)) await endSession(ctx, { home: false, keepDrafts: true })
    else if (from.origin !== 'URL' && restoreKept(ctx, error)) listenToTabs(ctx)
    else ctx.store.set(sessionAtom, signedOut)
  }
}

async function fromStores(ctx: FeatureContext, { origin }: Exclude<SessionOrigin, { origin: 'URL' }>): Promise<void> {
  const token = origin === 'SESSION' ? placeOf(ctx)?.session.getItem(TOKEN_KEY) : null
  if (token) keepCredentials(ctx, { token })
  else if (!(await renew(ctx, null))) return endSession(ctx, { home: false, keepDrafts: true })
  await loadPerson(ctx)
  listenToTabs(ctx)
}

/** A link's secret is a one-time code, or an access token (which has dots). A signed-in person is asked first. */
async function fromUrl(ctx: FeatureContext, secret: string): Promise<void> {
  const place = placeOf(ctx)
  const stored = place && originOf(place, null)
  if (stored) await restore(ctx, stored)
  if (isSignedIn(ctx.store.get(sessionAtom))) {
    if (!(await mayReplace(ctx))) return
    // stays on the link's own page
    await signOut(ctx, { home: false })
  }
  const credentials = secret.includes('.')
    ? { token: secret, refreshToken: '', mustChangePassword: false }
    : await ctx.api.run(accessApi.exchangeCode, { code: secret })
  await signIn(ctx, credentials)
}

const mayReplace = async (ctx: FeatureContext): Promise<boolean> => {
  const signedInAs = ctx.store.get(sessionAtom).account?.name ?? ''
  const accepted = await new Promise<boolean>((answer) => ctx.store.set(accountSwitchAtom, { signedInAs, answer }))
  ctx.store.set(accountSwitchAtom, null)
  return accepted
}
