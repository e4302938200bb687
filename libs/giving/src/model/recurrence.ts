import type { GivingReason, PaymentMethod } from '@atrio/api-client'
import { mayRecur } from '@atrio/contract/rules'
import { recurringReason } from './recurring-reason.ts'

/**
 * Why a gift can't repeat. `absent`: never at this church, so the option is hidden. The others are explained: `several`
 * reasons are chosen, the `reason` accepts single gifts only, or the giver is `signedOut`.
 */
export type RecurrenceBar = 'absent' | 'several' | 'reason' | 'signedOut'

type Chosen = {
  reasons: readonly GivingReason[]
  methods: readonly PaymentMethod[]
  /** Ids of the chosen reasons. */
  chosen: readonly number[]
  signedIn: boolean
}

/**
 * Document 1 section 2: a recurring gift has one reason, and is charged to a member's saved card. Null if it may
 * repeat.
 */
export function recurrenceBar({ reasons, methods, chosen, signedIn }: Chosen): RecurrenceBar | null {
  if (!recurringReason(reasons, methods)) return 'absent'
  if (chosen.length > 1) return 'several'
  const of = reasons.filter(({ id }) => chosen.includes(id))
  if (of.length > 0 && !mayRecur(of)) return 'reason'
  return signedIn ? null : 'signedOut'
}
