import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { sweepPayments } from '../sweep.ts'
import { gateways } from './gateways.ts'

let world: PaymentWorld
const errors: string[] = []
beforeAll(async () => {
  world = await paymentWorld()
  world.server.app.services.payments.report = (error) => void errors.push(error.message)
})
afterAll(() => world.close())

const stateOf = async (code: string) => {
  const [row] = await world.server.database.admin<{ situacao: string }>(
    'select situacao from pedido where codigo = $1',
    [code],
  )
  return row?.situacao
}

describe('orders of a sandbox that is no longer configured', () => {
  it('expire and release their places', async () => {
    const { services } = world.server.app
    const { sandbox } = services.payments
    if (!sandbox) throw new Error('no sandbox')
    const waiting = paid(await world.buy({ method: 'pix', key: 'gone-waiting-for-pix' }))
    const late = paid(await world.buy({ method: 'pix', key: 'gone-was-paid-too-late' }))
    sandbox.faults = { beforeAnswer: () => Promise.reject(new Error('lost')) }
    const lost = paid(await world.buy({ method: 'pix', key: 'gone-without-an-answer' }))
    sandbox.faults = {}
    await world.server.database.admin(`update pedido set situacao = 'cancelado' where codigo = $1`, [late.pedido])
    await world.atPaymentHost('POST', `/sandbox/${late.pedido}`, 'action=pay')

    services.payments.gateways = gateways(services.config, new Map())
    errors.length = 0
    for (let round = 0; round < 3; round++) {
      world.wait(31 * 60_000)
      await sweepPayments(services)
    }
    expect(errors).toEqual([])
    expect(await Promise.all([waiting, late, lost].map(({ pedido }) => stateOf(pedido)))).toEqual([
      'cancelado',
      'estornado',
      'cancelado',
    ])
  })

  it('a real order is not ended without its gateway', async () => {
    const { services } = world.server.app
    const order = services.payments.gateways
    expect(() => order.ofOrder({ idGatewayPagamento: 5, flagTeste: false })).toThrow('no gateway is configured for 5')
  })
})
