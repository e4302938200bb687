import { type CompraWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REPEAT_MS } from '../../../http/call-key.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { type Desk, saleDesk } from '../testing/desk.ts'
import { guest, purchaseOf } from '../testing/sale.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())
beforeEach(() => desk.world.server.database.admin('delete from limite'))

const HERE = '10.70.0.1'
/** Buys as a client that knows no Idempotency-Key. */
const buy = (event: number, body: CompraWire, headers: Record<string, string> = {}, remoteAddress = HERE) =>
  desk.world.order({
    method: 'POST',
    url: `/api/v1/usuario/0/evento/${event}/inscricao/`,
    payload: body,
    remoteAddress,
    headers: { host: 'api.atrio.test', ...headers },
  })
const code = async (event: number, body: CompraWire) => wireOf(PagamentoWire, await buy(event, body)).pedido
/** Moves the clock to so many milliseconds before the next window. */
const waitUntil = (before: number) => {
  const now = desk.world.server.app.services.clock().getTime()
  desk.world.wait(REPEAT_MS - (now % REPEAT_MS) - before)
}
const onSale = async (quantidade = 100) => {
  const event = await desk.onSale({ lots: [{ quantidade }] })
  return { event, body: purchaseOf(await desk.detail(event)) }
}

describe('a purchase without an Idempotency-Key', () => {
  it('sent again within a minute is the same order, and after two minutes a new one', async () => {
    const { event, body } = await onSale()
    const first = await code(event, body)
    desk.world.wait(REPEAT_MS - 1)
    expect(await code(event, body)).toBe(first)
    expect(await desk.taken(event)).toEqual([1])
    desk.world.wait(REPEAT_MS * 2)
    expect(await code(event, body)).not.toBe(first)
    expect(await desk.taken(event)).toEqual([2])
  })

  it('is the same order on both sides of a window’s edge', async () => {
    const { event, body } = await onSale()
    waitUntil(1)
    const first = await code(event, body)
    desk.world.wait(2)
    expect(await code(event, body)).toBe(first)
    expect(await desk.taken(event)).toEqual([1])
  })

  it('opens one order for concurrent requests, also across the edge', async () => {
    const { event, body } = await onSale()
    waitUntil(1)
    const early = Array.from({ length: 4 }, () => buy(event, body))
    desk.world.wait(2)
    const late = Array.from({ length: 4 }, () => buy(event, body))
    const answers = await Promise.all([...early, ...late])
    const orders = answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.json<PagamentoWire>().pedido] : []))
    expect(new Set(orders).size).toBe(1)
    for (const answer of answers) expect(['200', '409 idempotency_in_flight']).toContain(outcome(answer))
    expect(await desk.taken(event)).toEqual([1])
  })

  it('is another order for another person, another ticket, and beside one with a key', async () => {
    const { event, body } = await onSale()
    const first = await code(event, body)
    expect(await code(event, { ...body, comprador: guest('another@sale.test') })).not.toBe(first)
    const two = purchaseOf(await desk.detail(event), 2)
    expect(await code(event, two)).not.toBe(first)
    const keyed = await buy(event, body, { 'idempotency-key': 'a-key-of-the-client' })
    expect(wireOf(PagamentoWire, keyed).pedido).not.toBe(first)
    expect(await desk.taken(event)).toEqual([5])
  })

  it('tells the order to nobody who says the same elsewhere, and opens none for them', async () => {
    const { event, body } = await onSale()
    const first = await code(event, body)
    const answer = await buy(event, body, {}, '10.71.0.1')
    expect(outcome(answer)).toBe('422 idempotency_mismatch')
    expect(answer.body).not.toContain(first)
    expect(outcome(await buy(event, body, { authorization: 'Bearer none' }, '10.71.0.1'))).not.toBe('200')
    expect(await desk.taken(event)).toEqual([1])
    expect(await code(event, body)).toBe(first)
  })

  it('repeats its answer when it took the last place', async () => {
    const { event, body } = await onSale(1)
    const first = await code(event, body)
    waitUntil(-1)
    expect(await code(event, body)).toBe(first)
    expect(outcome(await buy(event, { ...body, comprador: guest('late@sale.test') }))).toMatch(/^409 EVT_REG/)
  })
})
