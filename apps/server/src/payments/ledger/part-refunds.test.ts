import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deferredNotices } from '../orders/deferred-notices.ts'
import { runLine } from '../../cli/testing/run-line.ts'
import { paid, type PaymentWorld } from '../../testing/payment-world.ts'
import { type StripeWorld, stripeWorld } from '../../testing/stripe-world.ts'
import { sweepPayments } from '../sweep.ts'

let stripe: StripeWorld
let world: PaymentWorld
beforeAll(async () => {
  stripe = await stripeWorld()
  ;({ world } = stripe)
})
afterAll(() => stripe.close())

let count = 0
const buy = async (method: 'cartao_credito' | 'dinheiro') => {
  const key = `part-refund-test-${String(++count).padStart(4, '0')}`
  return paid(await world.buy({ method, key, token: method === 'dinheiro' ? null : 'pm_card_visa' }))
}
/** In another process than the server. */
const run = (...args: string[]) => {
  const { payments, ...services } = world.server.app.services
  return runLine({ ...services, payments: { ...payments, notices: deferredNotices } }, ['order', ...args])
}
const stateOf = async (code: string) => {
  const [order] = await world.server.database.admin(
    'select situacao, valor_devolvido::int as returned from pedido where codigo = $1',
    [code],
  )
  return order
}

describe('order refund --amount', () => {
  it('refunds a part through the gateway, once, and leaves the order paid', async () => {
    const { pedido } = await buy('cartao_credito')
    expect((await run('refund', 'demo', pedido, '--amount', '25.50')).said).toContain('BRL 25.50 goes back')
    expect(await stateOf(pedido)).toEqual({ situacao: 'aprovado', returned: 0 })
    for (let times = 0; times < 2; times++) await sweepPayments(world.server.app.services)
    expect(await stateOf(pedido)).toEqual({ situacao: 'aprovado', returned: 2_550 })
    const asked = stripe.stand.calls.filter(({ path, method }) => path === '/v1/refunds' && method === 'POST')
    expect(asked.map(({ fields }) => fields['amount'])).toEqual(['2550'])
    expect((await run('list', 'demo')).said).toContain('BRL 25.50 refunded')
  })

  it('ends the order when its parts are the whole sum', async () => {
    const { pedido, valorTotal } = await buy('cartao_credito')
    await run('refund', 'demo', pedido, '--amount', '10')
    await run('refund', 'demo', pedido, '--amount', String((valorTotal - 1_000) / 100))
    await sweepPayments(world.server.app.services)
    expect(await stateOf(pedido)).toEqual({ situacao: 'estornado', returned: valorTotal })
  })

  it('refunds no more than is left, pending parts included', async () => {
    const { pedido, valorTotal } = await buy('cartao_credito')
    await run('refund', 'demo', pedido, '--amount', '10')
    const { code, complained } = await run('refund', 'demo', pedido, '--amount', String(valorTotal / 100))
    expect([code, complained]).toEqual([1, expect.stringContaining('is left of what was paid')])
  })

  it('does not retry a part that the gateway refuses permanently', async () => {
    const reported: string[] = []
    const { payments } = world.server.app.services
    payments.report = (error) => void reported.push(error.message)
    const { pedido } = await buy('cartao_credito')
    await run('refund', 'demo', pedido, '--amount', '10')
    stripe.stand.moneyBack.refund(String(stripe.intentOf(pedido)['id']), undefined)
    for (let times = 0; times < 2; times++) {
      await sweepPayments(world.server.app.services)
      world.wait(3_700_000)
    }
    expect(reported).toEqual([expect.stringContaining(`order ${pedido}: stripe does not give 1000 back`)])
  })

  it('records a part that the church refunds by hand', async () => {
    const { pedido } = await buy('dinheiro')
    await run('confirm', 'demo', pedido)
    expect((await run('refund', 'demo', pedido, '--amount', '5')).said).toBe(
      'Give the buyer BRL 5.00 yourself: the church had it.',
    )
    expect(await stateOf(pedido)).toEqual({ situacao: 'aprovado', returned: 500 })
  })

  it.each(['0', '-1', 'ten', '1.234', '1e3'])('refuses the sum %s', async (text) => {
    const { pedido } = await buy('cartao_credito')
    const { code, complained } = await run('refund', 'demo', pedido, `--amount=${text}`)
    expect([code, complained]).toEqual([1, expect.stringContaining(`${text} is no sum in BRL`)])
  })
})
