import type { Credentials } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { keptPerson } from '../kept/kept-store.ts'
import { endBrowserPush } from './browser-push.ts'
import { endSession, forgetDrafts, forgetKept } from './end-session.ts'
import { loadPerson } from './load-person.ts'
import { keepCredentials } from './renew.ts'
import { placeOf } from './session-place.ts'
import { readState } from './persisted-state.ts'
import { REFRESH_KEY } from './stored-session.ts'
import { listenToTabs } from './tabs.ts'

/** Session storage's mark of a tab in which a person signed in for the first time ever; the portal's survey takes it. */
const FIRST_SIGN_IN_KEY = 'atrio.firstSignIn'

/**
 * Signs in with the server's credentials: stores them, loads the person, notifies the other tabs. When the person fails
 * to load it logs out again (document 1 section 4), and throws.
 */
export async function signIn(ctx: FeatureContext, credentials: Credentials): Promise<void> {
  const before = readState(ctx)?.accountId ?? keptPerson(ctx)?.account?.id
  forgetKept(ctx)
  // a link's access token comes without one: the refresh token of another session must not renew it
  if (!credentials.refreshToken) placeOf(ctx)?.local.removeItem(REFRESH_KEY)
  keepCredentials(ctx, credentials)
  try {
    const { accountId } = await loadPerson(ctx)
    if (before !== undefined && before !== accountId) {
      forgetDrafts(ctx)
      void endBrowserPush()
    }
    if (credentials.isFirstSignIn) placeOf(ctx)?.session.setItem(FIRST_SIGN_IN_KEY, 'true')
    placeOf(ctx)?.tell({ kind: 'login', accountId })
  } catch (error) {
    await endSession(ctx, { home: false, keepDrafts: true })
    throw error
  }
  listenToTabs(ctx)
  // the page's data was loaded as a visitor
  void ctx.queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => !isOfPerson(name) })
}

const isOfPerson = (name: unknown) => typeof name === 'string' && name.startsWith('account.')
