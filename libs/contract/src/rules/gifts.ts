/** The most that one gift may be, in minor units: beyond it a slip of the finger is likelier than a gift. */
export const MAX_GIVEN = 100_000_000

/** The wallet app's 4.999,99 per donation (document 1 section 5), in minor units of the order's currency. */
export const MAX_BY_WALLET = 499_999

/** Whether a method takes an amount: only the wallet app has a maximum. @param kind `wallet` is the app */
export const withinWallet = (kind: string, amount: number): boolean => kind !== 'wallet' || amount <= MAX_BY_WALLET

/** What an order costs where the church bears the fees: the amount, known without asking the server. Minor units. */
export const absorbedFees = (amount: number) =>
  ({ amount, serviceFee: 0, processingFee: 0, total: amount, absorbed: true }) as const

/** Limits of one gift to a reason. Minor units; `most` null: only the general limit applies. */
export type GiftBounds = { above: number; most: number | null }

/**
 * Why a reason does not accept an amount; undefined when it does. It must exceed the minimum (document 1 section 5).
 */
export function giftFault(amount: number, { above, most }: GiftBounds): 'minimum' | 'maximum' | undefined {
  if (!(amount > above)) return 'minimum'
  return amount > Math.min(most ?? MAX_GIVEN, MAX_GIVEN) ? 'maximum' : undefined
}
