import type { GivingReason, PaymentMethod } from '@atrio/api-client'
import { mayRecur } from '@atrio/contract/rules'

/**
 * Why a gift can't repeat. `absent`: it never can here, so nothing is said of it. The others are told: `several` reasons
 * are chosen, the `reason` is given to once only, or the giver is `signedOut`.
 */
export type RecurrenceBar = 'absent' | 'several' | 'reason' | 'signedOut'

type Chosen = {
  reasons: readonly GivingReason[]
  methods: readonly PaymentMethod[]
  /** Ids of what is chosen. */
  chosen: readonly number[]
  signedIn: boolean
}

/** Document 1 section 2: a gift repeats to one reason alone, by a card that a member has kept. Null where it may. */
export function recurrenceBar({ reasons, methods, chosen, signedIn }: Chosen): RecurrenceBar | null {
  const byCard = methods.some(({ kind }) => kind === 'card')
  if (!byCard || !reasons.some(({ recurring }) => recurring)) return 'absent'
  if (chosen.length > 1) return 'several'
  const of = reasons.filter(({ id }) => chosen.includes(id))
  if (of.length > 0 && !mayRecur(of)) return 'reason'
  return signedIn ? null : 'signedOut'
}
