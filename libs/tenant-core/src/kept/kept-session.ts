import { ApiError } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { sessionAtom } from '../session/session.ts'
import { placeOf } from '../session/session-place.ts'
import { TOKEN_KEY } from '../session/stored-session.ts'
import { keptPerson } from './kept-store.ts'
import { unconfirmedAtom, watchForNetwork } from './reconnect.ts'

/**
 * Placeholder of an access token in memory until the network is back: the server refuses it with 401, and the rule for
 * that answer exchanges the refresh token.
 */
const NO_TOKEN_YET = 'offline'

/**
 * Without an answer, the person whose session this device knows is signed in all the same: they read what is kept here,
 * and nothing else. @returns whether there is one
 */
export function restoreKept(ctx: FeatureContext, error: unknown): boolean {
  const person = error instanceof ApiError && error.kind === 'no-response' ? keptPerson(ctx) : undefined
  if (!person) return false
  const token = placeOf(ctx)?.session.getItem(TOKEN_KEY) ?? NO_TOKEN_YET
  ctx.store.set(sessionAtom, { token, account: person.account, clientAccount: person.clientAccount })
  ctx.store.set(unconfirmedAtom, true)
  watchForNetwork(ctx)
  return true
}
