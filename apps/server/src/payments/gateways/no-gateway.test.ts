import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { churchMethods } from '../payments.ts'

const LIVE = {
  PAYMENT_GATEWAYS: '5=stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

describe.each([
  ['no gateway', { PAYMENT_GATEWAYS: 'none' }, []],
  ['nothing set off localhost', { APP_DOMAIN: 'atrio.example' }, []],
  ['a live gateway', LIVE, ['ach']],
])('payments with %s', (_name, env, others) => {
  let world: PaymentWorld
  beforeAll(async () => {
    const { paymentGateways, stripe } = readConfig(env)
    world = await paymentWorld({ paymentGateways, stripe })
  })
  afterAll(() => world.close())

  it('a church collects money itself, and through the configured gateways', async () => {
    const { services } = world.server.app
    const { demo } = world.churches
    const methods = await services.database.churches.of(demo).use((db) => churchMethods(services, db, demo))
    expect([...methods.keys()].sort()).toEqual(['dinheiro', 'pix_manual', ...others].sort())
  })

  it.each(['dinheiro', 'pix_manual'] as const)(
    'nobody can simulate the payment of a real order by %s',
    async (method) => {
      const order = paid(await world.buy({ method, key: `nobody-plays-${method}` }))
      expect(order).toMatchObject({ situacao: 'aguardando', flagTeste: false })
      const url = `/sandbox/${order.pedido}`
      expect((await world.atPaymentHost('GET', url)).statusCode).toBe(404)
      expect((await world.atPaymentHost('POST', url, 'action=pay')).statusCode).toBe(404)
      const [stored] = await world.server.database.admin('select situacao from pedido where codigo = $1', [
        order.pedido,
      ])
      expect(stored).toEqual({ situacao: 'aguardando' })
    },
  )
})
