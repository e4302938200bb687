import type { LightMyRequestResponse } from 'fastify'
import Stripe from 'stripe'
import { readConfig } from '../runtime/config.ts'
import { type PaymentWorld, paymentWorld } from './payment-world.ts'
import { type StripeStandIn, stripeStandIn } from './stripe-stand-in.ts'

const SECRET = 'whsec_test_secret'
type Signed = { secret?: string; secondsAgo?: number }

/** The environment of a server that is paid by Stripe, whose place a stand-in takes. */
export const stripeEnvironment = ({ url }: StripeStandIn): Record<string, string> => ({
  PAYMENT_GATEWAYS: '5=stripe, 8=stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: url,
})

/** An event as Stripe sends it, signed with the endpoint's secret unless another is given. */
export function signedEvent(event: object, { secret = SECRET, secondsAgo = 0 }: Signed = {}) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(Date.now() / 1_000) - secondsAgo
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

export type StripeWorld = {
  stand: StripeStandIn
  world: PaymentWorld
  /** The payment of an order, as Stripe has it. */
  intentOf(code: string): Record<string, unknown>
  /** The status of a guest's order, as the buyer sees it. */
  stateOf(code: string): Promise<string>
  /** Sends a signed event. */
  tell(event: object, signed?: Signed): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** A church that is paid by Stripe, whose place a stand-in takes. */
export async function stripeWorld(): Promise<StripeWorld> {
  const stand = await stripeStandIn()
  const { paymentGateways, stripe } = readConfig(stripeEnvironment(stand))
  const world = await paymentWorld({ paymentGateways, stripe })
  return {
    stand,
    world,
    intentOf: (code) => stand.intentOf(code),
    async stateOf(code) {
      const url = `/api/v1/usuario/0/pagamento/?pedido=${code}&igreja=${world.churches.demo}`
      return (await world.server.get(url)).json<{ situacao: string }>().situacao
    },
    tell: (event, signed) =>
      world.server.app.inject({ method: 'POST', url: '/webhooks/stripe', ...signedEvent(event, signed) }),
    async close() {
      await world.close()
      await stand.close()
    },
  }
}

export const stripeEvent = (id: string, type: string, object: object) => ({
  id,
  object: 'event',
  type,
  data: { object },
})
