import type { GivingReason } from '@atrio/api-client'
import { MAX_GIVEN } from '@atrio/contract/rules'

/** What is given to one reason. Minor units. */
export type ReasonGift = { reasonId: number; amount: number }

/** What an order of gifts keeps, as plain JSON. */
export type GiftPayload = {
  gifts: ReasonGift[]
  /** The giver bears the fees. */
  coversFees: boolean
  /** It repeats every so many days; null: it is given once. */
  everyDays: number | null
}

/** Minor units, fees not counted. */
export const giftAmount = (gifts: readonly { amount: number }[]): number =>
  gifts.reduce((sum, { amount }) => sum + amount, 0)

/** The most that a reason takes at once, in minor units. */
export const mostOf = ({ maximum }: Pick<GivingReason, 'maximum'>): number => Math.min(maximum ?? MAX_GIVEN, MAX_GIVEN)
