import { gatewayIds, MetodosPagamentoWire, paymentMethodCodes, StartUpWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { churchMethods } from '../payments.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe.each([
  ['the sandbox', {}],
  ['Stripe', { PAYMENT_GATEWAYS: '5=stripe', ...STRIPE }],
  ['no gateway', { PAYMENT_GATEWAYS: 'none' }],
])('the methods of a church with %s', (name, env) => {
  let world: PaymentWorld
  beforeAll(async () => {
    const { paymentGateways, stripe } = readConfig(env)
    world = await paymentWorld({ paymentGateways, stripe })
  })
  afterAll(() => world.close())

  const setGateway = async (id: number | null) => {
    await world.server.database.admin('update metodo_pagamento set id_gateway_pagamento = $1', [id])
    await world.server.database.admin('update igreja set versao = versao + 1')
  }
  const readMethods = async () =>
    wireOf(MetodosPagamentoWire, await world.server.get('/api/v1/igreja/igreja-demo/metodo-pagamento/'))
      .metodosPagamento

  it.each([null, ...Object.values(gatewayIds)])(
    'the methods that a church announces are those that it sells by: gateway %s',
    async (id) => {
      await setGateway(id)
      const { services } = world.server.app
      const { demo } = world.churches
      const sold = await services.database.churches.of(demo).use((db) => churchMethods(services, db, demo))
      const methods = await readMethods()
      expect(Object.fromEntries(methods.map(({ codigo, idGatewayPagamento }) => [codigo, idGatewayPagamento]))).toEqual(
        Object.fromEntries([...sold].map(([code, { gateway }]) => [code, gateway])),
      )
      const atStart = async () =>
        wireOf(StartUpWire, await world.server.get('/bff/v1/start-up?codigo=demo')).metodosPagamento
      await expect.poll(atStart).toEqual(methods) // the version that it is cached by arrives a moment later
      // the wallet has its own gateway, which takes no cards (document 1 section 9)
      expect(sold.get('cartao_credito')?.gateway).not.toBe(gatewayIds.picpay)
      expect([gatewayIds.picpay, undefined]).toContain(sold.get('picpay')?.gateway)
    },
  )

  it.runIf(name === 'the sandbox')(
    'a card without a gateway goes through the default one, from its token on',
    async () => {
      await setGateway(null)
      const methods = await readMethods()
      expect(methods.map(({ codigo }) => codigo).sort()).toEqual([...paymentMethodCodes].sort())
      const card = methods.find(({ codigo }) => codigo === 'cartao_credito')
      expect(card?.idGatewayPagamento).toBe(gatewayIds.stripe)
      const token = await world.token()
      const user = world.ana.user
      const key = 'card-by-the-default'
      expect(paid(await world.buy({ method: 'cartao_credito', key, token, user, save: true })).situacao).toBe(
        'aprovado',
      )
      const [kept] = await world.server.database.admin('select id_gateway_pagamento as gateway from cartao')
      expect(kept).toEqual({ gateway: card?.idGatewayPagamento })
    },
  )
})
