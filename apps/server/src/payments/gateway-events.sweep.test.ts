import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '../runtime/clock.ts'
import { rowCounts } from '../testing/row-counts.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { seedOrder } from '../testing/seed-order.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { NOON } from '../testing/test-server.ts'
import { sweepGatewayEvents } from './gateway-events.sweep.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.admin('delete from evento_gateway'))
afterEach(() => void vi.useRealTimers())

const sweep = (clock = () => NOON) =>
  sweepGatewayEvents({ database, clock, auth: { accounts: drizzle({ client: database.pool }) } as never })

/** Events of an order of a new church, so many of each that were received so many days ago. */
async function receive(codigo: string, events: [name: string, count: number, daysAgo: number][]) {
  const church = await seedChurch(database, { codigo })
  const order = await seedOrder(database, church)
  for (const [name, count, daysAgo] of events)
    await database.admin(
      `insert into evento_gateway (igreja_id, adaptador, evento, tipo, pedido_id, data_recebimento)
       select $1, 'stripe', $3 || '_' || n, 'refund.created', $2, $5::timestamptz - $6 * interval '1 day'
       from generate_series(1, $4::int) n`,
      [church, order, name, count, NOON, daysAgo],
    )
}
const left = () => rowCounts(database, 'evento_gateway', `split_part(evento, '_', 1)`)

it('deletes the events of every church that no gateway reports any more, and no others', async () => {
  await receive('one', [
    ['old', 1_200, 90.01],
    ['recent', 2, 89.99],
    ['listed', 2, 29],
  ])
  await receive('two', [
    ['others', 3, 400],
    ['today', 1, 0],
  ])
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await left()).toEqual({ recent: 2, listed: 2, today: 1 })
  expect(await database.admin('select id from pedido')).toHaveLength(2)
})

it('keeps those that may be reported again, though the machine’s clock jumps ahead', async () => {
  await receive('three', [['recent', 2, 0]])
  await database.admin('update evento_gateway set data_recebimento = now()')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
  await sweep(systemClock)
  expect(await left()).toEqual({ recent: 2 })
})

it('keeps those that a machine received whose clock is behind', async () => {
  const behind = Date.now() - 400 * 86_400_000
  await receive('behind', [['late', 2, 0]])
  await database.admin('update evento_gateway set data_recebimento = $1', [new Date(behind)])
  vi.useFakeTimers({ toFake: ['Date'], now: behind })
  await sweep(systemClock)
  expect(await left()).toEqual({ late: 2 })
})

it('finds them by an index, whatever the number of others', async () => {
  const church = await seedChurch(database, { codigo: 'four' })
  const order = await seedOrder(database, church)
  await database.admin(
    `insert into evento_gateway (igreja_id, adaptador, evento, tipo, pedido_id, data_recebimento)
     select $1, 'stripe', 'recent_' || n, 'refund.created', $2, $3 from generate_series(1, 20000) n`,
    [church, order, NOON],
  )
  await database.admin('analyze evento_gateway')
  const plan = await database.admin(
    `explain select evento from evento_gateway where data_recebimento < '2000-01-01' limit 500`,
  )
  expect(JSON.stringify(plan)).toContain('evento_gateway_recebimento')
})
