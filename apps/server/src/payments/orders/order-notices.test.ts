import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { until } from '../../testing/processes.ts'
import type { OrderNotices } from '../payment-platform.ts'
import { recordMoneyBack } from '../ledger/record-money-back.ts'
import type { Order } from '../payments.tables.ts'
import { moveOrder } from './move-order.ts'
import { MAX_TRIES } from './notices.ts'
import { orderOf } from './order-by-code.ts'
import { registerOrderKind } from './order-kinds.ts'
import { orderNotices } from './order-notices.ts'

const BUYER = 'ana@demo.test'
const NEVER = 2 ** 30

let world: PaymentWorld
/** Blocks or fails the composition of a mail. */
let writing: (order: Order) => Promise<void> | void
const workers: OrderNotices[] = []
const errors: string[] = []
beforeAll(async () => {
  world = await paymentWorld()
  registerOrderKind('plano', {
    onStatus: async () => {},
    async mailOf(_services, order, about) {
      await writing(order)
      const text = about === 'devolvido_em_parte' ? `${order.valorDevolvido} so far` : order.situacao
      const words = { fromName: 'Church', subject: order.codigo, text, html: '' }
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

/** The worker of another server process on the same database. */
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
/** The texts of all mails of an order, once all due notices are sent. */
const mailsOf = async (code: string) =>
  (await world.mailsTo(BUYER)).filter(({ subject }) => subject === code).map(({ text }) => text)
/** Orders whose sent notices are queued again, as if they were never sent. */
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
const inOrder = async (code: string, work: (tx: NodePgDatabase, order: Order) => Promise<unknown>) => {
  const { services } = world.server.app
  const order = await orderOf(services, world.churches.demo, code)
  if (!order) throw new Error(`no order ${code}`)
  await services.database.churches.of(order.igrejaId).transaction((tx) => work(tx, order))
}
let refunds = 0
/** Refunds a part of a paid order; no process is asked to send the notice at once. */
const refundPart = (code: string, amount: number) =>
  inOrder(code, (tx, order) =>
    recordMoneyBack(world.server.app.services, tx, order, [
      { kind: 'estorno', reference: `re_${++refunds}`, amount, status: 'feito' },
    ]),
  )
/** A paid order whose first part was refunded; the mail about that part is still due. */
const partlyRefunded = async (amount: number) => {
  const code = await buy()
  await inOrder(code, (tx, order) => moveOrder(world.server.app.services, tx, order, 'aprovado'))
  await world.settle()
  await refundPart(code, amount)
  return code
}
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('a notice', () => {
  it('is queued with the status, and sent by itself a moment later', async () => {
    const held = gate()
    writing = () => held.opened
    const code = await buy()
    expect(await left()).toHaveLength(1)
    held.open()
    await until(async () => (await left()).length === 0)
    expect(await mailsOf(code)).toEqual(['aguardando'])
  })

  it('is found when another process has left it', async () => {
    const [code] = await noticed(1)
    worker(20)
    await until(async () => (await left()).length === 0)
    expect(await mailsOf(code)).toEqual(['aguardando', 'aguardando'])
  })

  it('is not sent for a status that the order has left', async () => {
    const [code] = await noticed(1, 'pendente')
    await worker().deliver()
    expect(await left()).toEqual([])
    expect(await mailsOf(code)).toEqual(['aguardando'])
  })

  it('becomes one mail with several workers', async () => {
    const codes = await noticed(25)
    await Promise.all(Array.from({ length: 3 }, () => worker().deliver()))
    expect([await left(), errors]).toEqual([[], []])
    for (const code of codes) expect(await mailsOf(code)).toHaveLength(2)
  })

  it('becomes one mail when a second worker takes it over from one that seemed dead', async () => {
    const [code] = await noticed(1)
    const [begun, held] = [gate(), gate()]
    writing = () => (begun.open(), held.opened)
    const slow = worker().deliver()
    await begun.opened
    writing = () => {}
    const other = worker()
    await other.deliver()
    expect(await left()).toEqual([1]) // leased, and not yet taken over
    world.wait(61_000)
    await other.deliver()
    expect(await left()).toEqual([])
    held.open()
    await slow
    expect([await mailsOf(code), errors]).toEqual([['aguardando', 'aguardando'], []])
  })

  it('that fails blocks no other, is retried at growing intervals, and is dropped in the end', async () => {
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
    expect(errors.at(-1)).toMatch(/^order \d+ of church \d+: its buyer was not notified that it is aguardando/)
    expect(await mailsOf(bad)).toEqual(['aguardando'])
  })

  it('that ends its process at each attempt is dropped as well', async () => {
    await noticed(1)
    await world.server.database.admin('update aviso_pedido set tentativas = $1', [MAX_TRIES])
    writing = () => void errors.push('written')
    await worker().deliver()
    expect(await left()).toEqual([])
    expect(errors).toEqual([expect.stringContaining('its buyer was not notified')])
  })

  it('of a partial refund tells of another part that is recorded while its mail is written', async () => {
    const code = await partlyRefunded(3_000)
    const [begun, held] = [gate(), gate()]
    writing = ({ valorDevolvido }) => (valorDevolvido === 3_000 ? (begun.open(), held.opened) : undefined)
    const slow = worker().deliver()
    await begun.opened
    await refundPart(code, 3_000)
    held.open()
    await slow
    expect((await mailsOf(code)).at(-1)).toBe('6000 so far')
    expect([await left(), errors]).toEqual([[], []])
  })

  it('of a partial refund is kept when another part is recorded during its last try', async () => {
    const code = await partlyRefunded(3_000)
    await world.server.database.admin('update aviso_pedido set tentativas = $1', [MAX_TRIES - 1])
    writing = async ({ valorDevolvido }) => {
      if (valorDevolvido > 3_000) return
      await refundPart(code, 3_000)
      throw new Error('no words')
    }
    await worker().deliver()
    expect((await mailsOf(code)).at(-1)).toBe('6000 so far')
    expect([await left(), errors]).toEqual([[], ['no words']])
  })
})
