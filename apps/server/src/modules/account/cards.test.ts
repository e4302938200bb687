import { CartaoRegistradoWire, CartaoWire, CartoesWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { CARD, paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { outcome, type SeededPerson } from '../../testing/people.ts'
import { stripeStandIn } from '../../testing/stripe-stand-in.ts'

let world: PaymentWorld
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await paymentWorld()
  for (const { email } of [world.ana, world.admin]) tokens.set(email, (await world.login(email)).token)
})
afterAll(() => world.close())

const call = (who: SeededPerson, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  world.server.app.inject({
    method,
    url: `/api/v1${path}`,
    ...(payload && { payload }),
    headers: { host: 'demo.localhost', authorization: `Bearer ${tokens.get(who.email)}` },
  })
const register = (token: string, who = world.ana) =>
  call(who, 'POST', `/general/church/${world.churches.demo}/card`, { token })
const save = (token: string, who = world.ana) =>
  call(who, 'POST', `/usuario-cartao-gateway-pagamento/?igreja=${world.churches.demo}`, { token })
const remove = (id: number, who = world.ana) =>
  call(who, 'DELETE', `/usuario-cartao-gateway-pagamento/${id}?igreja=${world.churches.demo}`)
const cards = async (who = world.ana) =>
  wireOf(CartoesWire, await call(who, 'GET', `/usuario/igreja-demo/${who.user}/cartoes`)).cartoes
const registered = async (data: object = CARD) =>
  wireOf(CartaoRegistradoWire, await register(await world.token(data))).token

describe('a card', () => {
  beforeEach(async () => {
    await world.server.database.admin('delete from cartao; delete from limite')
  })

  it('is registered with its gateway, saved, and pays', async () => {
    const card = wireOf(CartaoWire, await save(await registered()))
    expect(card).toEqual({
      id: card.id,
      idGatewayPagamento: 8,
      titular: 'Ana Souza',
      bandeira: 'visa',
      final: '4242',
      validade: '12/2031',
      qtdeRecorrencias: 0,
    })
    expect(await cards()).toEqual([card])
    const key = 'saved-card-pays-1'
    const payment = paid(
      await world.buy({ method: 'cartao_credito', key, token: null, card: card.id, user: world.ana.user }),
    )
    expect(payment).toMatchObject({ situacao: 'aprovado', cartao: { final: '4242' } })
  })

  it('is stored once when it is saved again', async () => {
    const first = wireOf(CartaoWire, await save(await registered()))
    expect(wireOf(CartaoWire, await save(await registered()))).toEqual(first)
    await save(await registered({ ...CARD, numero: '5555 5555 5555 4444' }))
    expect((await cards()).map(({ final }) => final)).toEqual(['4242', '4444'])
  })

  it('is saved once, and only by the person who registered it', async () => {
    const typed = await world.token()
    expect(outcome(await save(typed))).toBe('400 card_invalid') // not registered
    expect(outcome(await register(typed))).toBe('200')
    expect(outcome(await register(typed))).toBe('400 card_invalid')
    const token = await registered()
    expect(outcome(await save(token, world.admin))).toBe('400 card_invalid')
    const bought = await world.buy({ method: 'cartao_credito', key: 'registered-token-1', token, user: world.ana.user })
    expect(paid(bought).situacao).toBe('nao_aprovado')
    expect(outcome(await save(token))).toBe('200')
    expect(outcome(await save(token))).toBe('400 card_invalid')
    expect(await cards(world.admin)).toEqual([])
  })

  it('is not saved when its gateway refuses it', async () => {
    const answer = await register(await world.token({ ...CARD, numero: '4000 0000 0000 0002' }))
    expect(outcome(answer)).toBe('400 card_invalid')
    expect(answer.json()).toMatchObject({ errors: [{ field: 'token', code: 'cartao_recusado' }] })
  })

  it('is deleted by its owner only', async () => {
    const { id } = wireOf(CartaoWire, await save(await registered()))
    expect(outcome(await remove(id, world.admin))).toBe('404 not_found')
    expect(await cards()).toHaveLength(1)
    expect(outcome(await remove(id))).toBe('200')
    expect(await cards()).toEqual([])
    expect(outcome(await remove(id))).toBe('404 not_found')
  })

  it('is limited in number, against tests of stolen cards', async () => {
    let last = ''
    for (let count = 0; count < 12; count++) last = outcome(await register('tok_of_nothing'))
    expect(last).toBe('429 rate_limited')
  })
})

describe('a card at Stripe', () => {
  it('belongs to a customer, and is deleted at Stripe with its row', async () => {
    const stand = await stripeStandIn()
    const { paymentGateways, stripe } = readConfig({
      PAYMENT_GATEWAYS: '5=stripe, 8=stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: stand.url,
    })
    const sandbox = world
    world = await paymentWorld({ paymentGateways, stripe })
    try {
      tokens.set(world.ana.email, (await world.login(world.ana.email)).token)
      stand.failing = 1
      expect(outcome(await register('pm_card_visa'))).toBe('503 unavailable')
      expect(outcome(await register('pm_unknown'))).toBe('400 card_invalid')
      stand.calls.splice(0)
      const { token } = wireOf(CartaoRegistradoWire, await register('pm_card_visa'))
      const { id } = wireOf(CartaoWire, await save(token))
      const [row] = await world.server.database.admin('select referencia from cartao')
      expect(row).toEqual({ referencia: 'cus_1/pm_card_visa' })
      await remove(id)
      expect(stand.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /v1/payment_methods/pm_card_visa',
        'POST /v1/customers',
        'POST /v1/payment_methods/pm_card_visa/attach',
        'POST /v1/payment_methods/pm_card_visa/detach',
      ])
    } finally {
      await world.close()
      await stand.close()
      world = sandbox
    }
  })
})
