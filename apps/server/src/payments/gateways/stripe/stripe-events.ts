import type Stripe from 'stripe'
import { churchOfCode } from '../../orders/order-code.ts'
import type { GatewayEvent, GatewayHint, Outcome } from '../gateway.ts'
import { idOf } from './stripe-outcome.ts'

type OutcomeOf = (intent: Stripe.PaymentIntent, order: string) => Outcome

/** Events about refunds and disputes: the charge's current state is requested (`GatewayHint`). */
const MONEY_BACK = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const
const PAYMENT = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const

const isOneOf = <T extends string>(
  types: readonly T[],
  event: Stripe.Event,
): event is Extract<Stripe.Event, { type: T }> => (types as readonly string[]).includes(event.type)

/** What an event says about an order; undefined for another product's event, or one about no order. */
export function toEvent(event: Stripe.Event, outcome: OutcomeOf): GatewayEvent | GatewayHint | undefined {
  const { id, type } = event
  if (isOneOf(PAYMENT, event)) {
    const order = orderIn(event.data.object.metadata)
    return order === undefined ? undefined : { id, type, order, outcome: outcome(event.data.object, order) }
  }
  if (!isOneOf(MONEY_BACK, event)) return undefined
  // disputes and refunds lack our metadata, but refer to the payment that has it
  const reference = idOf(event.data.object.payment_intent)
  return reference === null ? undefined : { id, type, reference }
}

/**
 * Events of the last 30 days that Stripe could not deliver: after three days it stops trying.
 * https://docs.stripe.com/webhooks/process-undelivered-events
 */
export async function* undeliveredEvents(
  stripe: Stripe,
  outcome: OutcomeOf,
): AsyncGenerator<GatewayEvent | GatewayHint> {
  const asked = { types: [...PAYMENT, ...MONEY_BACK], delivery_success: false, limit: 100 }
  for await (const event of stripe.events.list(asked)) {
    const ours = toEvent(event, outcome)
    if (ours) yield ours
  }
}

/** The code of our order; undefined for other products of the same account. */
export const orderIn = (metadata: Stripe.Metadata): string | undefined => {
  const code = metadata['pedido'] ?? ''
  return churchOfCode(code) === undefined ? undefined : code
}
