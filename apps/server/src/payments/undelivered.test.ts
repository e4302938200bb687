import { afterEach, describe, expect, it } from 'vitest'
import { stripeEvent, stripeOfFile } from '../testing/stripe-world.ts'
import type { Gateway } from './gateways/gateway.ts'
import { sweepUndelivered } from './undelivered.ts'

const { stripe, world } = stripeOfFile()

let count = 0
/** A paid order whose money went back, and the event of that, which Stripe could not deliver. */
const refunded = async () => {
  const { pedido } = await stripe.buy()
  const reference = String(stripe.intentOf(pedido)['id'])
  const refund = stripe.stand.moneyBack.refund(reference, undefined) ?? {}
  return { pedido, reference, event: stripeEvent(`evt_undelivered_${++count}`, 'refund.created', refund) }
}
const threeRefunded = async () => [await refunded(), await refunded(), await refunded()] as const
const states = (orders: readonly { pedido: string }[]) =>
  Promise.all(orders.map(async ({ pedido }) => (await stripe.moneyOf(pedido))?.situacao))
const run = () => sweepUndelivered(world.server.app.services)
/** What Stripe is asked besides its list of events. */
const lookups = () => stripe.stand.calls.filter(({ path }) => path !== '/v1/events').length

let restore = () => {}
afterEach(() => restore())
/** The errors of a run in which Stripe does not answer as usual. */
const reportedWith = async (changes: (usual: Gateway) => Partial<Gateway>): Promise<string[]> => {
  const { payments } = world.server.app.services
  const gateway = payments.gateways.named('stripe')
  if (!gateway) throw new Error('no Stripe')
  const { lookUp, undelivered } = gateway
  const { report } = payments
  restore = () => void (Object.assign(gateway, { lookUp, undelivered }), (payments.report = report))
  const errors: string[] = []
  payments.report = ({ message, cause }) => void errors.push(`${message}: ${(cause as Error).message}`)
  Object.assign(gateway, changes({ ...gateway }))
  await run()
  return errors
}

describe('undelivered events', () => {
  it('are looked up once: those that were handled ask the gateway nothing in later runs', async () => {
    const orders = await threeRefunded()
    stripe.stand.undelivered = orders.map(({ event }) => event)
    await run()
    expect(await states(orders)).toEqual(['estornado', 'estornado', 'estornado'])
    const before = lookups()
    await run()
    expect(lookups() - before).toBe(0)
    const later = await refunded()
    stripe.stand.undelivered.unshift(later.event)
    await run()
    expect(await states([later])).toEqual(['estornado'])
  })

  it('are handled when one between them fails, which is reported and handled by the next run', async () => {
    const orders = await threeRefunded()
    stripe.stand.undelivered = orders.map(({ event }) => event)
    const failing = orders[1].reference
    const errors = await reportedWith(({ lookUp }) => ({
      lookUp: async (reference) => {
        if (reference === failing) throw new Error('no answer')
        return lookUp?.(reference)
      },
    }))
    expect(await states(orders)).toEqual(['estornado', 'aprovado', 'estornado'])
    expect(errors).toEqual([expect.stringMatching(/^the event evt_undelivered_\d+ of stripe: no answer$/)])
    restore()
    await run()
    expect(await states(orders)).toEqual(['estornado', 'estornado', 'estornado'])
  })

  it('are handled when the gateway fails to list those after them, which is reported', async () => {
    const orders = await threeRefunded()
    stripe.stand.undelivered = orders.map(({ event }) => event)
    const errors = await reportedWith(({ undelivered }) => ({
      async *undelivered() {
        if (undelivered) yield* undelivered()
        throw new Error('no further page')
      },
    }))
    expect(await states(orders)).toEqual(['estornado', 'estornado', 'estornado'])
    expect(errors).toEqual(['stripe does not say what it could not deliver: no further page'])
  })
})
