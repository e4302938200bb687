import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { until } from '../../testing/processes.ts'
import type { OrderNotices } from '../payment-platform.ts'
import type { Order } from '../payments.tables.ts'
import { MAX_TRIES } from './notices.ts'
import { registerOrderKind } from './order-kinds.ts'
import { orderNotices } from './order-notices.ts'

const BUYER = 'ana@demo.test'
const NEVER = 2 ** 30

let world: PaymentWorld
/** What writing a mail waits for, or fails by. */
let writing: (order: Order) => Promise<void> | void
const workers: OrderNotices[] = []
const errors: string[] = []
beforeAll(async () => {
  world = await paymentWorld()
  registerOrderKind('plano', {
    onStatus: async () => {},
    async mailOf(_services, order) {
      await writing(order)
      const words = { fromName: 'Church', subject: order.codigo, text: order.situacao, html: '' }
      return { ...words, to: order.comprador.email }
    },
  })
})
beforeEach(() => {
  writing = () => {}
  errors.length = 0
})
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.close())))
afterAll(() => world.close())

/** As in another server process on the same database. */
const worker = (pollMs = NEVER) => {
  const made = orderNotices(world.server.app.services, {
    pollMs,
    onDispute: () => {},
    onError: ({ message }) => errors.push(message),
  })
  workers.push(made)
  return made
}
let keys = 0
const buy = async () => paid(await world.buy({ method: 'dinheiro', key: `notice-of-the-test-${++keys}` })).pedido
const left = async () =>
  (await world.server.database.admin<{ tentativas: number }>('select tentativas from aviso_pedido')).map(
    ({ tentativas }) => tentativas,
  )
/** What all mails of an order say, once all that is due is told. */
const mailsOf = async (code: string) =>
  (await world.mailsTo(BUYER)).filter(({ subject }) => subject === code).map(({ text }) => text)
/** Orders that this server has told of, and whose notices are there once more: nobody has heard of that. */
const noticed = async (count: number, situacao = 'aguardando') => {
  const codes = []
  for (let each = 0; each < count; each++) codes.push(await buy())
  await world.settle()
  await world.server.database.admin(
    `insert into aviso_pedido (igreja_id, pedido_id, situacao, proxima_tentativa, data_cadastro)
       select igreja_id, id, $2, data_cadastro, data_cadastro from pedido where codigo = any ($1)`,
    [codes, situacao],
  )
  return codes as [string, ...string[]]
}
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('a notice', () => {
  it('is written with the status, and told by itself a moment later', async () => {
    const code = await buy()
    expect(await left()).toEqual([0])
    await until(async () => (await left()).length === 0)
    expect(await mailsOf(code)).toEqual(['aguardando'])
  })

  it('that another process has left is found', async () => {
    const [code] = await noticed(1)
    worker(20)
    await until(async () => (await left()).length === 0)
    expect(await mailsOf(code)).toEqual(['aguardando', 'aguardando'])
  })

  it('of a status that the order has left is told by nobody', async () => {
    const [code] = await noticed(1, 'pendente')
    await worker().deliver()
    expect(await left()).toEqual([])
    expect(await mailsOf(code)).toEqual(['aguardando'])
  })

  it('is one mail, however many work', async () => {
    const codes = await noticed(25)
    await Promise.all(Array.from({ length: 3 }, () => worker().deliver()))
    expect([await left(), errors]).toEqual([[], []])
    for (const code of codes) expect(await mailsOf(code)).toHaveLength(2)
  })

  it('is one mail, too, where a second one takes it from a worker that was thought dead', async () => {
    const [code] = await noticed(1)
    const [begun, held] = [gate(), gate()]
    writing = () => (begun.open(), held.opened)
    const slow = worker().deliver()
    await begun.opened
    writing = () => {}
    const other = worker()
    await other.deliver()
    expect(await left()).toEqual([1]) // taken, and not yet given up for dead
    world.wait(61_000)
    await other.deliver()
    expect(await left()).toEqual([])
    held.open()
    await slow
    expect([await mailsOf(code), errors]).toEqual([['aguardando', 'aguardando'], []])
  })

  it('that can not be told stops no other, is tried again later and later, and is given up at last', async () => {
    const [bad, ...good] = await noticed(12)
    let tries = 0
    writing = ({ codigo }) => {
      if (codigo !== bad) return
      tries += 1
      throw new Error('no words')
    }
    const one = worker()
    await one.deliver()
    expect([tries, await left()]).toEqual([1, [1]])
    for (const code of good) expect(await mailsOf(code)).toHaveLength(2)
    await one.deliver()
    expect(tries).toBe(1) // not due yet
    world.wait(61_000)
    await one.deliver()
    world.wait(61_000)
    await one.deliver()
    expect(tries).toBe(2) // later the second time
    for (let count = 0; count < MAX_TRIES; count++) {
      world.wait(5 * 3_600_000)
      await one.deliver()
    }
    expect([tries, await left()]).toEqual([MAX_TRIES, []])
    expect(errors.slice(0, -1)).toEqual(Array.from({ length: MAX_TRIES }, () => 'no words'))
    expect(errors.at(-1)).toMatch(/^order \d+ of church \d+: nobody was told that it is aguardando/)
    expect(await mailsOf(bad)).toEqual(['aguardando'])
  })

  it('that ends its process each time is given up as well', async () => {
    await noticed(1)
    await world.server.database.admin('update aviso_pedido set tentativas = $1', [MAX_TRIES])
    writing = () => void errors.push('written')
    await worker().deliver()
    expect(await left()).toEqual([])
    expect(errors).toEqual([expect.stringContaining('nobody was told')])
  })
})
