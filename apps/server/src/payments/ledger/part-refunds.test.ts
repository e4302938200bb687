import { describe, expect, it } from 'vitest'
import { deferredNotices } from '../orders/deferred-notices.ts'
import { runLine } from '../../cli/testing/run-line.ts'
import { stripeEvent, stripeOfFile } from '../../testing/stripe-world.ts'
import { sweepPayments } from '../sweep.ts'

const { stripe, world } = stripeOfFile()

/** Asks for a part whose refund Stripe makes, but whose answer is lost. */
async function loseAnswerOf(pedido: string, amount: string) {
  // parts of other orders first
  await sweepPayments(world.server.app.services)
  await run('refund', 'demo', pedido, '--amount', amount)
  stripe.stand.losing = 2 // the client itself tries a broken connection once more
  await sweepPayments(world.server.app.services)
  const [made] = stripe.stand.moneyBack.list('refund', String(stripe.intentOf(pedido)['id'])).data
  expect([made?.amount, await stripe.moneyOf(pedido)]).toMatchObject([Number(amount) * 100, { returned: 0 }])
  return made!
}

/** In another process than the server. */
const run = (...args: string[]) => {
  const { payments, ...services } = world.server.app.services
  return runLine({ ...services, payments: { ...payments, notices: deferredNotices } }, ['order', ...args])
}

describe('order refund --amount', () => {
  it('refunds a part through the gateway, once, and leaves the order paid', async () => {
    const { pedido } = await stripe.buy()
    expect((await run('refund', 'demo', pedido, '--amount', '25.50')).said).toContain('BRL 25.50 goes back')
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'aprovado', returned: 0, disputed: false })
    for (let times = 0; times < 2; times++) await sweepPayments(world.server.app.services)
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'aprovado', returned: 2_550, disputed: false })
    const asked = stripe.stand.calls.filter(({ path, method }) => path === '/v1/refunds' && method === 'POST')
    expect(asked.map(({ fields }) => fields['amount'])).toEqual(['2550'])
    expect((await run('list', 'demo')).said).toContain('BRL 25.50 refunded')
  })

  it('ends the order when its parts are the whole sum', async () => {
    const { pedido, valorTotal } = await stripe.buy()
    await run('refund', 'demo', pedido, '--amount', '10')
    await run('refund', 'demo', pedido, '--amount', String((valorTotal - 1_000) / 100))
    await sweepPayments(world.server.app.services)
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'estornado', returned: valorTotal, disputed: false })
  })

  it('refunds no more than is left, pending parts included', async () => {
    const { pedido, valorTotal } = await stripe.buy()
    await run('refund', 'demo', pedido, '--amount', '10')
    const { code, complained } = await run('refund', 'demo', pedido, '--amount', String(valorTotal / 100))
    expect([code, complained]).toEqual([1, expect.stringContaining('is left of what was paid')])
  })

  it('counts a part once when its refund is known by a webhook before its answer', async () => {
    const { pedido, valorTotal } = await stripe.buy()
    const made = await loseAnswerOf(pedido, '10')
    expect((await stripe.send(stripeEvent('evt_part_made', 'refund.created', made))).statusCode).toBe(200)
    expect(await stripe.moneyOf(pedido)).toMatchObject({ returned: 1_000 })
    const rest = String((valorTotal - 1_000) / 100)
    expect(await run('refund', 'demo', pedido, '--amount', rest)).toMatchObject({ code: 0 })
    await sweepPayments(world.server.app.services)
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'estornado', returned: valorTotal, disputed: false })
  })

  it('refunds a part once when the answer was lost and the gateway has forgotten its key', async () => {
    const { pedido } = await stripe.buy()
    await loseAnswerOf(pedido, '10')
    stripe.stand.forgetKeys()
    world.wait(25 * 3_600_000)
    for (let times = 0; times < 2; times++) await sweepPayments(world.server.app.services)
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'aprovado', returned: 1_000, disputed: false })
    const { data } = stripe.stand.moneyBack.list('refund', String(stripe.intentOf(pedido)['id']))
    expect(data.map(({ amount }) => amount)).toEqual([1_000])
  })

  it('does not retry a part that the gateway refuses permanently', async () => {
    const reported: string[] = []
    const { payments } = world.server.app.services
    payments.report = (error) => void reported.push(error.message)
    const { pedido } = await stripe.buy()
    await run('refund', 'demo', pedido, '--amount', '10')
    stripe.stand.moneyBack.refund(String(stripe.intentOf(pedido)['id']), undefined)
    for (let times = 0; times < 2; times++) {
      await sweepPayments(world.server.app.services)
      world.wait(3_700_000)
    }
    expect(reported).toEqual([expect.stringContaining(`order ${pedido}: stripe does not give 1000 back`)])
  })

  it('records a part that the church refunds by hand', async () => {
    const { pedido } = await stripe.buy({ method: 'dinheiro', token: null })
    await run('confirm', 'demo', pedido)
    expect((await run('refund', 'demo', pedido, '--amount', '5')).said).toBe(
      'Give the buyer BRL 5.00 yourself: the church had it.',
    )
    expect(await stripe.moneyOf(pedido)).toEqual({ situacao: 'aprovado', returned: 500, disputed: false })
  })

  it.each(['0', '-1', 'ten', '1.234', '1e3'])('refuses the sum %s', async (text) => {
    const { pedido } = await stripe.buy()
    const { code, complained } = await run('refund', 'demo', pedido, `--amount=${text}`)
    expect([code, complained]).toEqual([1, expect.stringContaining(`${text} is no sum in BRL`)])
  })
})
