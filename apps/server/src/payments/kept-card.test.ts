import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CARD, paid, type PaymentWorld, paymentWorld } from '../testing/payment-world.ts'
import { until } from '../testing/processes.ts'
import { storeCard } from './kept-card.ts'
import { receiveMessage } from './webhooks.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from cartao'))

let keys = 0
const buy = async (more: object = {}, data: object = CARD) => {
  const token = await world.token(data)
  return paid(await world.buy({ method: 'cartao_credito', key: `key-of-kept-cards-${++keys}`, token, ...more }))
}
const cards = () => world.server.database.admin<{ final: string }>('select final, titular, validade from cartao')
/** Statements that wait for a lock. */
const waiting = async () =>
  (
    await world.server.database.admin(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length
const kept = { user: 0, save: true }

describe('a card that is kept with a purchase', () => {
  beforeAll(() => void (kept.user = world.ana.user))

  it('is stored once, however often it is kept', async () => {
    await buy(kept)
    await buy(kept)
    expect(await cards()).toEqual([{ final: '4242', titular: 'Ana Souza', validade: '12/2031' }])
  })

  it('is stored once when two purchases keep it concurrently', async () => {
    const data = world.server.app.services.database.churches.of(world.churches.demo)
    const card = {
      igrejaId: world.churches.demo,
      usuarioId: world.ana.user,
      idGatewayPagamento: 8,
      titular: 'Ana Souza',
      bandeira: 'visa',
      final: '4242',
      validade: '12/2031',
    }
    const stored = Promise.withResolvers<void>()
    let isSecondStored = false
    const first = data.transaction(async (tx) => {
      await storeCard(tx, { ...card, referencia: 'first' })
      stored.resolve()
      await until(async () => isSecondStored || (await waiting()) > 0)
    })
    await stored.promise
    await data.transaction((tx) => storeCard(tx, { ...card, referencia: 'second' }))
    isSecondStored = true
    await first
    expect(await cards()).toHaveLength(1)
  })

  it('is another card with another number, date, holder or person', async () => {
    await buy(kept)
    await buy(kept, { ...CARD, numero: '5555 5555 5555 4444' })
    await buy(kept, { ...CARD, validade: '11/2032' })
    await buy(kept, { ...CARD, titular: 'Rui Souza' })
    await buy({ ...kept, user: world.admin.user })
    expect(await cards()).toHaveLength(5)
  })

  it('is stored, and named on its order, when the webhook arrives before the answer', async () => {
    const { services } = world.server.app
    const { sandbox } = services.payments
    if (!sandbox) throw new Error('no sandbox')
    let message: Parameters<typeof receiveMessage>[2] | undefined
    sandbox.faults = {
      notify: (notification) => void (message = notification),
      beforeAnswer: async () => void (message && (await receiveMessage(services, sandbox, message))),
    }
    const order = await buy(kept)
    sandbox.faults = {}
    expect(message).toBeDefined()
    expect(order).toMatchObject({ situacao: 'aprovado', cartao: { bandeira: 'visa', final: '4242' } })
    expect(await cards()).toHaveLength(1)
  })
})
