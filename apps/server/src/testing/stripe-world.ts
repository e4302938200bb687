import type { LightMyRequestResponse } from 'fastify'
import type { PagamentoWire } from '@atrio/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../runtime/config.ts'
import { paid, type PaymentWorld, paymentWorld, type Purchase } from './payment-world.ts'
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
  /** The money of an order, as the database has it. */
  moneyOf(code: string): Promise<{ situacao: string; returned: number; disputed: boolean } | undefined>
  /** Buys by card, under a key of its own. */
  buy(purchase?: Partial<Purchase>): Promise<PagamentoWire>
  /** Sends a signed event. */
  send(event: object, signed?: Signed): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** A church that is paid by Stripe, whose place a stand-in takes. */
export async function stripeWorld(): Promise<StripeWorld> {
  const stand = await stripeStandIn()
  const { paymentGateways, stripe } = readConfig(stripeEnvironment(stand))
  const world = await paymentWorld({ paymentGateways, stripe })
  let purchases = 0
  return {
    stand,
    world,
    intentOf: (code) => stand.intentOf(code),
    async stateOf(code) {
      const url = `/api/v1/usuario/0/pagamento/?pedido=${code}&igreja=${world.churches.demo}`
      return (await world.server.get(url)).json<{ situacao: string }>().situacao
    },
    async moneyOf(code) {
      const [order] = await world.server.database.admin<{ situacao: string; returned: number; disputed: boolean }>(
        'select situacao, valor_devolvido::int as returned, flag_contestado as disputed from pedido where codigo = $1',
        [code],
      )
      return order
    },
    buy: async (purchase) =>
      paid(
        await world.buy({
          method: 'cartao_credito',
          key: `stripe-purchase-${String(++purchases).padStart(4, '0')}`,
          token: 'pm_card_visa',
          ...purchase,
        }),
      ),
    send: (event, signed) =>
      world.server.app.inject({ method: 'POST', url: '/webhooks/stripe', ...signedEvent(event, signed) }),
    async close() {
      await world.close()
      await stand.close()
    },
  }
}

/** Starts such a church before the tests of a file, and ends it after them. */
export function stripeOfFile(): { stripe: StripeWorld; world: PaymentWorld } {
  const stripe = {} as StripeWorld
  const world = {} as PaymentWorld
  beforeAll(async () => {
    Object.assign(stripe, await stripeWorld())
    Object.assign(world, stripe.world)
  })
  afterAll(() => stripe.close())
  return { stripe, world }
}

export const stripeEvent = (id: string, type: string, object: object) => ({
  id,
  object: 'event',
  type,
  data: { object },
})
