import type { Credentials } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { endSession, forgetDrafts } from './end-session.ts'
import { loadPerson } from './load-person.ts'
import { keepCredentials } from './renew.ts'
import { placeOf } from './session-place.ts'
import { readState } from './persisted-state.ts'
import { REFRESH_KEY } from './stored-session.ts'
import { listenToTabs } from './tabs.ts'

/**
 * Signs in with credentials that the server gave: keeps them, loads the person, tells the other tabs. Failure to load
 * the person logs out again (document 1 section 4), and is thrown.
 */
export async function signIn(ctx: FeatureContext, credentials: Credentials): Promise<void> {
  const before = readState(ctx)?.accountId
  // an access token of a link has none: another's must not renew it
  if (!credentials.refreshToken) placeOf(ctx)?.local.removeItem(REFRESH_KEY)
  keepCredentials(ctx, credentials)
  try {
    const { accountId } = await loadPerson(ctx)
    if (before !== undefined && before !== accountId) forgetDrafts(ctx)
    placeOf(ctx)?.tell({ kind: 'login', accountId })
  } catch (error) {
    await endSession(ctx, { home: false, keepDrafts: true })
    throw error
  }
  listenToTabs(ctx)
  // what the page knows it has asked as a visitor
  void ctx.queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => !isOfPerson(name) })
}

const isOfPerson = (name: unknown) => typeof name === 'string' && name.startsWith('account.')
