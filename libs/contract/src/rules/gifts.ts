/** The most that one gift may be, in minor units: beyond it a slip of the finger is likelier than a gift. */
export const MAX_GIVEN = 100_000_000

/** The wallet app's 4.999,99 per donation (document 1 section 5), in minor units of the order's currency. */
export const MAX_BY_WALLET = 499_999

/** Limits of one gift to a reason. Minor units; `most` null: only the general limit applies. */
export type GiftBounds = { above: number; most: number | null }

/**
 * Why a reason does not accept an amount; undefined when it does. It must exceed the minimum (document 1 section 5).
 */
export function giftFault(amount: number, { above, most }: GiftBounds): 'minimum' | 'maximum' | undefined {
  if (!(amount > above)) return 'minimum'
  return amount > Math.min(most ?? MAX_GIVEN, MAX_GIVEN) ? 'maximum' : undefined
}
