import Stripe from 'stripe'
import type { PaymentMethodCode } from '@atrio/contract'
import type { Source } from '../../payments.tables.ts'
import { type Charge, type Gateway, GatewayRefusal } from '../gateway.ts'
import { orderIn, toEvent, undeliveredEvents } from './stripe-events.ts'
import { factsOf, PART } from './stripe-facts.ts'
import { challengeAddress, KEPT, outcomeOf } from './stripe-outcome.ts'
import { OCCASION, paidFor } from './stripe-occasions.ts'
import { refusalOf } from './stripe-refusals.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Stripe's API: `https://api.stripe.com`, or a stand-in. */
  apiUrl: string
}

/** Without the client's own retries: the sweep retries, under the same key. */
const TIMEOUT_MS = 15_000
/** Stripe may drop a key after a day; an hour less allows for clock skew. */
const KEY_MS = 23 * 3_600_000
const METHODS: Partial<Record<PaymentMethodCode, 'card' | 'us_bank_account'>> = {
  cartao_credito: 'card',
  ach: 'us_bank_account',
}
/** Stripe by PaymentIntents. Browsers send cards and accounts to Stripe itself; only references arrive here. */
export function stripeGateway(settings: StripeSettings, origin: string): Gateway {
  const api = new URL(settings.apiUrl)
  const protocol = api.protocol === 'http:' ? 'http' : 'https'
  const stripe = new Stripe(settings.secretKey, {
    host: api.hostname,
    port: api.port || (protocol === 'http' ? 80 : 443),
    protocol,
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
  const outcome = (intent: Stripe.PaymentIntent, order: string) => outcomeOf(intent, `${origin}/challenge/${order}`)

  /** The customer: a kept card's, or a new one if the card is to be kept. */
  const payer = async ({ source, buyer, key, order }: Charge) => {
    const [first = '', method] = (source?.reference ?? '').split(KEPT)
    if (method !== undefined) return { customer: first, payment_method: method }
    if (!source?.keep) return { payment_method: first }
    const made = await stripe.customers.create(
      { name: buyer.name, email: buyer.email, metadata: { pedido: order } },
      { idempotencyKey: `${key}-customer` },
    )
    return { customer: made.id, payment_method: first, setup_future_usage: 'off_session' as const }
  }

  const found = async (reference: string) => {
    const intent = await stripe.paymentIntents
      .retrieve(reference, { expand: ['latest_charge'] })
      .catch(undefinedIfMissing)
    const order = intent && orderIn(intent.metadata)
    if (!intent || order === undefined) return undefined
    return { order, outcome: { ...outcome(intent, order), facts: await factsOf(stripe, reference) } }
  }

  return {
    name: 'stripe',
    isTest: /^[sr]k_test_/.test(settings.secretKey),
    takes: (method) => METHODS[method] !== undefined,
    tokenizer: () => ({
      tipo: 'stripe',
      url: settings.apiUrl,
      chavePublica: settings.publishableKey,
      flagTeste: /^pk_test_/.test(settings.publishableKey),
    }),

    async sourceOf(token) {
      return refusing(async () => toSource(await stripe.paymentMethods.retrieve(token)))
    },

    async keep({ reference }, holder) {
      return refusing(async () => {
        const { id } = await stripe.customers.create(holder, { idempotencyKey: `${reference}-customer` })
        await stripe.paymentMethods.attach(reference, { customer: id })
        return `${id}${KEPT}${reference}`
      })
    },
    async forget(reference) {
      const [, method] = reference.split(KEPT)
      if (method !== undefined) await stripe.paymentMethods.detach(method)
    },

    async charge(charge) {
      const type = METHODS[charge.method]
      const { source } = charge
      if (type === undefined || !source) throw new GatewayRefusal('outro')
      const made = source.occasion === undefined ? undefined : await paidFor(stripe, source.occasion, charge.order)
      if (made) return outcome(made, charge.order)
      const intent = await refusing(async () =>
        stripe.paymentIntents.create(
          {
            amount: charge.amount,
            currency: charge.currency.toLowerCase(),
            allowed_payment_method_types: [type],
            confirm: true,
            description: charge.description,
            metadata: { pedido: charge.order, ...(source.occasion !== undefined && { [OCCASION]: source.occasion }) },
            // a bank's challenge off session is refused with `authentication_required`
            ...(source.offSession ? { off_session: true } : { return_url: `${origin}/challenge/${charge.order}/done` }),
            expand: ['latest_charge'],
            ...(charge.method === 'ach' && { mandate_data: { customer_acceptance: mandateOf(source) } }),
            ...(await payer(charge)),
          },
          { idempotencyKey: charge.key },
        ),
      )
      return outcome(intent, charge.order)
    },

    keyExpiry: {
      afterMs: KEY_MS,
      async find(order) {
        const query = `metadata["pedido"]:"${order}"`
        const { data } = await stripe.paymentIntents.search({ query, expand: ['data.latest_charge'] })
        const intent = data.find(({ status }) => status === 'succeeded') ?? data[0]
        return intent && outcome(intent, order)
      },
    },

    async challenge(reference) {
      return challengeAddress(await stripe.paymentIntents.retrieve(reference))
    },
    async look(reference) {
      const there = await found(reference)
      if (!there) throw new Error(`Stripe knows no order of ours by ${reference}`)
      return there.outcome
    },
    async cancel(reference) {
      await stripe.paymentIntents.cancel(reference)
    },
    async refund(reference, key, { amount }) {
      const wanted = { payment_intent: reference, ...(amount !== undefined && { amount, metadata: { [PART]: key } }) }
      try {
        await stripe.refunds.create(wanted, { idempotencyKey: key })
      } catch (error) {
        const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
        if (amount !== undefined && refusalOf(error)) throw new GatewayRefusal('outro')
        if (!isDone) throw error
      }
    },
    lookUp: found,
    undelivered: () => undeliveredEvents(stripe, outcome),

    read(body, headers) {
      const signature = headers['stripe-signature']
      const event = stripe.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret)
      return toEvent(event, outcome)
    },
  }
}

/** @throws GatewayRefusal for a permanent refusal by Stripe, also of an unknown token; other errors leave the outcome unknown */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = refusalOf(error)
    throw reason ? new GatewayRefusal(reason) : error
  }
}

/** Undefined for an object that Stripe does not know: another account's, or of the other mode. */
function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined
  throw error
}

/**
 * The buyer's consent to the debit, given on our page; charges from before it was stored only state that there was one.
 */
const mandateOf = ({ accepted }: Source): Stripe.PaymentIntentCreateParams.MandateData['customer_acceptance'] =>
  accepted
    ? {
        type: 'online',
        accepted_at: Math.floor(Date.parse(accepted.at) / 1_000),
        online: { ip_address: accepted.ip, user_agent: accepted.userAgent },
      }
    : { type: 'offline' }

function toSource({ id, card, us_bank_account: account, billing_details: { name } }: Stripe.PaymentMethod): Source {
  const common = { reference: id, holder: name ?? '', keep: false }
  if (account) return { ...common, kind: 'bankAccount', brand: null, lastDigits: account.last4 ?? '', validUntil: null }
  const month = String(card?.exp_month ?? '').padStart(2, '0')
  const validUntil = card ? `${month}/${card.exp_year}` : null
  return { ...common, kind: 'card', brand: card?.brand ?? null, lastDigits: card?.last4 ?? '', validUntil }
}
