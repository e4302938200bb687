/** The most that one gift may be, in minor units: beyond it a slip of the finger is likelier than a gift. */
export const MAX_GIVEN = 100_000_000

/** The wallet app's R$ 4.999,99 per donation (document 1 section 5), in cents. */
export const MAX_BY_WALLET = 499_999

/** What a reason takes at once. Minor units; `most` null: no more than any gift may be. */
export type GiftBounds = { above: number; most: number | null }

/** What is wrong with an amount for a reason; undefined where it is right. It must exceed the minimum (document 1 section 5). */
export function giftFault(amount: number, { above, most }: GiftBounds): 'minimum' | 'maximum' | undefined {
  if (!(amount > above)) return 'minimum'
  return amount > Math.min(most ?? MAX_GIVEN, MAX_GIVEN) ? 'maximum' : undefined
}
