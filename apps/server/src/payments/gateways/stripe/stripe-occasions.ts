import type Stripe from 'stripe'

/** The name under which a payment at Stripe holds what it is for (see `Source`). */
export const OCCASION = 'ocasiao'

/**
 * Whether the church has the money, or will have it. What was refunded or disputed may be paid for again, as a renewal that
 * its subscriber agrees to once more.
 */
function isKeptMoney({ status, latest_charge: charge }: Stripe.PaymentIntent): boolean {
  if (typeof charge === 'object' && (charge?.refunded || charge?.disputed)) return false
  return ['succeeded', 'processing', 'requires_capture'].includes(status)
}

/**
 * A payment that was made for this occasion already, by an order that the database has lost: a backup was restored since.
 * It becomes the given order's, so that what happens to it later is found. Stripe's search lags by a minute at most, which
 * is less than a restore takes.
 */
export async function paidFor(
  stripe: Stripe,
  occasion: string,
  order: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const query = `metadata["${OCCASION}"]:"${occasion}"`
  const { data } = await stripe.paymentIntents.search({ query, expand: ['data.latest_charge'] })
  const paid = data.find(isKeptMoney)
  if (!paid || paid.metadata['pedido'] === order) return paid
  await stripe.paymentIntents.update(paid.id, { metadata: { pedido: order } })
  return paid
}
