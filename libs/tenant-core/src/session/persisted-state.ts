import type { FeatureContext } from '../feature/feature-context.ts'
import { placeOf } from './session-place.ts'
import { STATE_KEY } from './stored-session.ts'

/** A person's ids in session storage: nothing that identifies them to others (quality: security 2). */
export type PersistedState = { accountId: number; clientAccountId: number }

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

export function readState(ctx: FeatureContext): PersistedState | undefined {
  const text = placeOf(ctx)?.session.getItem(STATE_KEY)
  if (!text) return undefined
  try {
    const { accountId, clientAccountId } = JSON.parse(text) as Record<string, unknown>
    if (!isId(accountId) || !isId(clientAccountId)) return undefined
    return { accountId, clientAccountId }
  } catch {
    return undefined // unreadable: the ids are fetched instead
  }
}

export const writeState = (ctx: FeatureContext, state: PersistedState): void =>
  placeOf(ctx)?.session.setItem(STATE_KEY, JSON.stringify(state))
