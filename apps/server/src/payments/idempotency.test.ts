import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paid, type PaymentWorld, paymentWorld } from '../testing/payment-world.ts'
import { outcome } from '../testing/people.ts'
import { unreliablePayments } from '../testing/unreliable-payments.ts'
import { sweepPayments } from './sweep.ts'

const DAY = 86_400_000

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

const sandbox = () => {
  const { sandbox } = world.server.app.services.payments
  if (!sandbox) throw new Error('no sandbox')
  return sandbox
}
const orders = async () =>
  Number((await world.server.database.admin<{ n: string }>('select count(*) as n from pedido'))[0]?.n)

describe('a gateway that delays, loses answers, repeats itself and sends webhooks out of order', () => {
  // Some 15 seconds alone; with all other tests on two cores it may take many times as long.
  it('charges once for each key: 300 payments with up to 5 retries', { timeout: 180_000 }, async () => {
    const figures = await unreliablePayments(world, { payments: 300, retries: 5, parallel: 6, seed: 7 })
    expect(figures.requests).toBeGreaterThan(600)
    const { payments: _payments, requests: _requests, ...faults } = figures
    expect(Object.values(faults), JSON.stringify(figures)).toEqual(Object.values(faults).map(() => 0))
  })
})

describe('an Idempotency-Key', () => {
  it('repeats its answer, and answers 422 for another body', async () => {
    const purchase = { method: 'pix', key: 'the-same-key-twice' } as const
    const first = await world.buy(purchase)
    const before = await orders()
    expect((await world.buy(purchase)).json()).toEqual(first.json())
    expect(outcome(await world.buy({ ...purchase, amount: 9_999 }))).toBe('422 idempotency_mismatch')
    expect(await orders()).toBe(before)
  })

  it('is required', async () => {
    expect(outcome(await world.buy({ method: 'pix', key: '' }))).toBe('400 idempotency_key_required')
    expect(outcome(await world.buy({ method: 'pix', key: 'short' }))).toBe('400 idempotency_key_required')
  })

  it('is kept for 30 days, and refused after them: it opens no second order', async () => {
    const purchase = { method: 'dinheiro', key: 'older-than-a-month' } as const
    const first = paid(await world.buy(purchase))
    const before = await orders()
    world.wait(29 * DAY)
    await sweepPayments(world.server.app.services)
    expect(paid(await world.buy(purchase)).pedido).toBe(first.pedido)
    world.wait(DAY + 1)
    await sweepPayments(world.server.app.services)
    expect(outcome(await world.buy(purchase))).toBe('422 idempotency_mismatch')
    expect(await orders()).toBe(before)
  })

  it('opens one order for two concurrent requests, and the other gets 409 or the same answer', async () => {
    const before = await orders()
    const purchase = { method: 'dinheiro', key: 'two-at-the-same-time' } as const
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.buy(purchase)))
    const placed = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((answer) => paid(answer).pedido))
    expect(placed.size).toBe(1)
    for (const answer of answers) expect(['200', '409 idempotency_in_flight']).toContain(outcome(answer))
    expect(await orders()).toBe(before + 1)
  })

  it('answers 409 with Retry-After while the first request is in progress', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    let asked = () => {}
    const charging = new Promise<void>((resolve) => (asked = resolve))
    sandbox().faults = { beforeAnswer: () => (asked(), held) }
    const purchase = { method: 'pix', key: 'worked-on-for-long' } as const
    const first = world.buy(purchase)
    await charging
    const second = await world.buy(purchase)
    expect(outcome(second)).toBe('409 idempotency_in_flight')
    expect(second.headers['retry-after']).toBe('2')
    answer()
    sandbox().faults = {}
    expect(paid(await first).situacao).toBe('pendente')
    expect(paid(await world.buy(purchase)).pedido).toBe(paid(await first).pedido)
  })

  it('is taken over after its process has ended: the same order, the same charge', async () => {
    const purchase = { method: 'pix', key: 'left-by-a-crash-1' } as const
    const first = paid(await world.buy(purchase))
    await world.server.database.admin(
      `update idempotencia set resposta = null where chave = 'left-by-a-crash-1';
       update cobranca set situacao = 'enviada', referencia = null, proxima_tentativa = now()
         where pedido_id = (select id from pedido where codigo = '${first.pedido}');
       delete from aviso_pedido where pedido_id = (select id from pedido where codigo = '${first.pedido}');
       update pedido set situacao = 'em_aberto', passo = '{}' where codigo = '${first.pedido}'`,
    )
    expect(outcome(await world.buy(purchase))).toBe('409 idempotency_in_flight')
    world.wait(61_000)
    const again = paid(await world.buy(purchase))
    expect(again).toMatchObject({ pedido: first.pedido, situacao: 'pendente', pix: first.pix })
    const [charges] = await world.server.database.admin(
      'select count(*)::int as n from sandbox_cobranca where pedido = $1',
      [first.pedido],
    )
    expect(charges).toEqual({ n: 1 })
  })
})

describe('a webhook', () => {
  it('with an invalid signature has no effect', async () => {
    const payment = paid(await world.buy({ method: 'pix', key: 'sent-by-a-stranger' }))
    const message = await sandbox().act(payment.pedido, 'aprovado')
    const send = (signature: string) =>
      world.server.app.inject({
        method: 'POST',
        url: '/webhooks/sandbox',
        payload: message?.body ?? '',
        headers: { 'content-type': 'application/json', 'atrio-sandbox-signature': signature },
      })
    for (const wrong of ['', 'x', '0'.repeat(64)]) expect((await send(wrong)).statusCode).toBe(403)
    expect((await send(message?.headers['atrio-sandbox-signature'] ?? '')).statusCode).toBe(200)
    expect((await world.server.app.inject({ method: 'POST', url: '/webhooks/nobody', payload: '{}' })).statusCode).toBe(
      404,
    )
  })
})
