import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StripeMove } from '../../../testing/stripe-money-back.ts'
import { stripeEvent, stripeOfFile } from '../../../testing/stripe-world.ts'
import { sweepUndelivered } from '../../undelivered.ts'

const { stripe, world } = stripeOfFile()

let count = 0
type Change = [id: string, object: StripeMove['object'], amount: number, status: string, ...events: string[]]

/** Changes a refund or dispute at Stripe. @returns the events that Stripe would send of it */
const happens = (code: string, [name, object, amount, status, ...types]: Change): object[] => {
  const { id } = stripe.intentOf(code) as { id: string }
  const move = stripe.stand.moneyBack.set(id, { id: `${name}_${code}`, object, amount, status })
  return types.map((type) => {
    const about = type === 'charge.refunded' ? (stripe.intentOf(code)['latest_charge'] as object) : move
    return stripeEvent(`evt_money_${++count}`, type, about)
  })
}
const send = async (event: object) => expect((await stripe.send(event)).statusCode).toBe(200)
const shown = async (code: string) =>
  (await world.server.get(`/api/v1/usuario/0/pagamento/?pedido=${code}&igreja=${world.churches.demo}`)).json<object>()

const PART: Change = ['re', 'refund', 2_500, 'succeeded', 'refund.created', 'charge.refunded']
const FAILED: Change = ['re', 'refund', 2_500, 'failed', 'refund.updated', 'refund.failed']
const OTHER_PART: Change = ['re2', 'refund', 1_000, 'pending', 'refund.created']
const OPENED: Change = [
  'dp',
  'dispute',
  9_000,
  'needs_response',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
]
const ANSWERED: Change = ['dp', 'dispute', 9_000, 'under_review', 'charge.dispute.updated']
const WON: Change = ['dp', 'dispute', 9_000, 'won', 'charge.dispute.closed', 'charge.dispute.funds_reinstated']
const LOST: Change = ['dp', 'dispute', 9_000, 'lost', 'charge.dispute.closed']
const INQUIRY: Change = ['dp', 'dispute', 9_000, 'warning_needs_response', 'charge.dispute.created']
const INQUIRY_OVER: Change = ['dp', 'dispute', 9_000, 'warning_closed', 'charge.dispute.closed']

const histories: [string, Change[], object][] = [
  ['two parts go back', [PART, OTHER_PART], { situacao: 'aprovado', returned: 3_500, disputed: false }],
  ['a part fails to go back', [PART, OTHER_PART, FAILED], { situacao: 'aprovado', returned: 1_000, disputed: false }],
  ['a dispute is open', [OPENED, ANSWERED], { situacao: 'aprovado', returned: 0, disputed: true }],
  ['a dispute is won', [OPENED, ANSWERED, WON], { situacao: 'aprovado', returned: 0, disputed: false }],
  ['a dispute is lost', [OPENED, ANSWERED, LOST], { situacao: 'estornado', returned: 9_000, disputed: false }],
  ['a bank only asks', [INQUIRY, INQUIRY_OVER], { situacao: 'aprovado', returned: 0, disputed: false }],
  ['a bank asks, then disputes', [INQUIRY, OPENED], { situacao: 'aprovado', returned: 0, disputed: true }],
  ['a part goes back under dispute', [PART, OPENED, WON], { situacao: 'aprovado', returned: 2_500, disputed: false }],
]

describe('Stripe’s events of refunds and disputes', () => {
  it.each(histories)('lead to the same state in any order, late and repeated: %s', async (_name, history, end) => {
    // for each event: after which change it arrives, and in which order among those
    const arrivals = fc.array(
      fc.record({ late: fc.nat(3), at: fc.nat(1_000), copies: fc.integer({ min: 1, max: 2 }) }),
      {
        minLength: 8,
        maxLength: 8,
      },
    )
    await fc.assert(
      fc.asyncProperty(arrivals, async (plan) => {
        const { pedido } = await stripe.buy()
        const waiting: { event: object; after: number; at: number }[] = []
        let events = 0
        for (const [index, change] of history.entries()) {
          for (const event of happens(pedido, change)) {
            const { late, at, copies } = plan[events++ % plan.length] ?? { late: 0, at: 0, copies: 1 }
            for (let copy = 0; copy < copies; copy++) waiting.push({ event, after: index + late * (copy + 1), at })
          }
          const due = waiting.filter(({ after }) => after <= index).sort((a, b) => a.at - b.at)
          for (const { event } of due) await send(event)
        }
        for (const { event } of waiting.sort((a, b) => a.at - b.at)) await send(event)
        expect(await stripe.moneyOf(pedido)).toEqual(end)
      }),
      { numRuns: 5 },
    )
  })

  it('lead to the same state when all of them arrive at once', async () => {
    const { pedido } = await stripe.buy()
    const events = [PART, OPENED, WON].flatMap((change) => happens(pedido, change))
    await Promise.all([...events, ...events].map(send))
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'aprovado', returned: 2_500, disputed: false })
  })

  it('show the refunded sum, and a review while a dispute is open', async () => {
    const { pedido } = await stripe.buy()
    for (const event of happens(pedido, PART)) await send(event)
    expect(await shown(pedido)).toMatchObject({ situacao: 'aprovado', valorDevolvido: 2_500 })
    for (const event of happens(pedido, OPENED)) await send(event)
    expect(await shown(pedido)).toMatchObject({ situacao: 'em_analise', flagContestado: true })
    for (const event of happens(pedido, LOST)) await send(event)
    const over = await shown(pedido)
    expect(over).toMatchObject({ situacao: 'estornado' })
    expect(over).not.toHaveProperty('flagContestado')
  })

  it('are ignored for a payment of another product', async () => {
    const strange = { id: 'dp_9', object: 'dispute', amount: 1, status: 'lost', payment_intent: 'pi_of_another_shop' }
    await send(stripeEvent('evt_strange', 'charge.dispute.closed', strange))
    await send(stripeEvent('evt_strange_2', 'charge.dispute.closed', { ...strange, payment_intent: null }))
  })

  it('are fetched from Stripe when none was delivered', async () => {
    const { pedido, valorTotal } = await stripe.buy()
    stripe.stand.undelivered = [PART, OPENED, LOST].flatMap((change) => happens(pedido, change))
    for (let times = 0; times < 2; times++) await sweepUndelivered(world.server.app.services)
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'estornado', returned: valorTotal, disputed: false })
    const asked = stripe.stand.calls.findLast(({ path }) => path === '/v1/events')
    expect(asked?.fields).toMatchObject({ delivery_success: 'false' })
  })

  it('notify the church of a dispute by one mail', async () => {
    await world.settle()
    await world.server.database.admin(`update igreja set email = 'church@demo.test' where id = $1`, [
      world.churches.demo,
    ])
    const { pedido } = await stripe.buy()
    for (const event of [OPENED, ANSWERED, WON].flatMap((change) => happens(pedido, change))) await send(event)
    await world.settle()
    const mails = await world.mailsTo('church@demo.test')
    expect(mails.map(({ subject }) => subject)).toEqual([`Pagamento contestado: pedido ${pedido}`])
    expect(mails[0]?.text).toContain('contestado no banco')
  })

  it('notify the buyer of a partial refund by mail', async () => {
    const { pedido } = await stripe.buy()
    await world.settle()
    world.announced.after.length = 0
    for (const event of happens(pedido, PART)) await send(event)
    await world.settle()
    expect(world.announced.after).toEqual([[pedido, 'aprovado']])
  })
})
