import type { Renewal, Subscription } from '@atrio/api-client'
import { validSubscription } from './valid-subscription.ts'

/** The states of a person's own subscription, each with its words. */
export type OwnState = 'renews' | 'refused' | 'charging' | 'byHand' | 'price' | 'canceled' | 'pending' | 'over'

export type Own = {
  state: OwnState
  /** The period that ends last, or the newest one. */
  period: Subscription
  /** Start of the periods without a gap up to this one. */
  since: string | null
  until: string | null
}

/** Undefined for a person who never subscribed. @param periods newest first */
export function ownSubscription(periods: readonly Subscription[], renewal: Renewal | null): Own | undefined {
  const valid = validSubscription(periods)
  const period = valid ?? periods.find(({ status }) => status !== 'canceled') ?? periods[0]
  if (!period) return undefined
  return { state: stateOf(period, renewal), period, since: sinceOf(periods, period), until: period.endsAt }
}

function stateOf({ status }: Subscription, renewal: Renewal | null): OwnState {
  if (renewal?.status === 'active' && status !== 'canceled') {
    if (renewal.chargesAt === null) return 'charging'
    return renewal.refused ? 'refused' : 'renews'
  }
  if (status === 'pending') return 'pending'
  if (status !== 'active') return 'over'
  if (renewal?.status === 'canceled' || renewal?.status === 'price') return renewal.status
  return 'byHand'
}

/** A period that is paid early begins before the one before it ends. */
function sinceOf(periods: readonly Subscription[], last: Subscription): string | null {
  let since = last.startsAt
  for (let isMoved = true; isMoved;) {
    isMoved = false
    for (const { status, startsAt, endsAt } of periods) {
      if (status === 'canceled' || status === 'pending' || !startsAt || !endsAt || !since) continue
      if (startsAt < since && endsAt >= since) {
        since = startsAt
        isMoved = true
      }
    }
  }
  return since
}
