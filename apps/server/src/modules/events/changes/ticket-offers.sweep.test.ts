import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowCounts } from '../../../testing/row-counts.ts'
import { seedOrder } from '../../../testing/seed-order.ts'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { NOON } from '../../../testing/test-server.ts'
import { days, seedSale } from '../testing/sale.ts'
import { sweepTicketOffers } from './ticket-offers.sweep.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const sweep = () => sweepTicketOffers({ database, clock: () => NOON })

/** Tickets of a new church, so many of them offered to each address until an instant. */
async function offer(codigo: string, offers: [to: string, count: number, end: Date][]) {
  const { church, event } = await seedSale(database, { codigo })
  const order = await seedOrder(database, church)
  for (const [to, count, end] of offers) {
    await database.admin(
      `insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, comprador, titular, codigo, valor, data_cadastro,
         transferencia_email, transferencia_hash, transferencia_fim)
       select igreja_id, evento_id, id, $2, 'email x', 'Rui', $3 || n, 0, $5, $3, $3 || n, $6
       from ingresso, generate_series(1, $4::int) n where evento_id = $1`,
      [event, order, to, count, NOON, end],
    )
  }
}
/** Offers that are left, by the address; rows that have no part of one are ''. */
const left = () =>
  rowCounts(database, 'inscricao', `coalesce(transferencia_email, transferencia_hash, transferencia_fim::text, '')`)

it('clears offers of every church whose time is over, and no others', async () => {
  await offer('one', [
    ['over@one.test', 1_100, days(-0.01)],
    ['just-over@one.test', 1, NOON],
    ['open@one.test', 2, days(0.01)],
  ])
  await offer('two', [['over@two.test', 3, days(-7)]])
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await left()).toEqual({ '': 1_104, 'open@one.test': 2 })
})
