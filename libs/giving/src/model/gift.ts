import type { GivingReason } from '@atrio/api-client'
import { MAX_GIVEN } from '@atrio/contract/rules'

/** The amount for one reason. Minor units. */
export type ReasonGift = { reasonId: number; amount: number }

/** The payload of an order of gifts, as plain JSON. */
export type GiftPayload = {
  gifts: ReasonGift[]
  /** The giver pays the fees. */
  coversFees: boolean
  /** Interval in days; null: a single gift. */
  everyDays: number | null
}

/** Minor units, without fees. */
export const giftAmount = (gifts: readonly { amount: number }[]): number =>
  gifts.reduce((sum, { amount }) => sum + amount, 0)

/** The maximum of one gift to a reason, in minor units. */
export const mostOf = ({ maximum }: Pick<GivingReason, 'maximum'>): number => Math.min(maximum ?? MAX_GIVEN, MAX_GIVEN)
