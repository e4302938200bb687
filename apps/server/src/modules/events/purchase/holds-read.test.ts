import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Desk, saleDesk, withMethod } from '../testing/desk.ts'
import { guest, purchaseOf } from '../testing/sale.ts'

/** Unpaid orders of a church, all of them opened before PostgreSQL has statistics of its tables. */
const ORDERS = 150
/** Far fewer than those orders hold. */
const FEW = 12

let desk: Desk
const orders: number[] = []
beforeAll(async () => {
  desk = await saleDesk()
  // statistics of the first few would come now and then, and plans made for a table of one page read it whole
  await desk.world.server.database.admin('alter table retencao set (autovacuum_enabled = false)')
  const event = await desk.onSale({ lots: [{ quantidade: ORDERS + 1 }] })
  const detail = await desk.detail(event)
  for (let number = 0; number < ORDERS; number++) {
    const body = purchaseOf(detail, 1, { comprador: { ...guest(`holds-${number}@sale.test`), cpf: null } })
    expect((await desk.send(event, withMethod(body, 'dinheiro'))).statusCode).toBe(200)
  }
  const rows = await desk.world.server.database.admin<{ id: string }>('select id from pedido order by id')
  orders.push(...rows.map(({ id }) => Number(id)))
}, 60_000)
afterAll(() => desk.world.close())

/** Holds that a statement of the church reads. */
async function holdsRead(statement: SQL): Promise<number> {
  const { churches } = desk.world.server.database
  return churches.of(desk.world.churches.demo).transaction(async (tx) => {
    const before = await holdsReadBy(tx)
    await tx.execute(statement)
    return (await holdsReadBy(tx)) - before
  })
}

async function holdsReadBy(tx: NodePgDatabase): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where relname = 'retencao'`,
  )
  return rows[0]?.read ?? 0
}

it('counts an order’s places for its buyer without reading those of other buyers', async () => {
  const subjects = sql.param(['an address', 'a network', 'an e-mail'])
  const hold = sql`select hold_places(${desk.world.churches.demo}, ${orders.at(-1)}, ${subjects}::text[],
    '{100,100,100}', '{3,3,3}', 1, null)`
  expect(await holdsRead(hold)).toBeLessThan(FEW)
})

it('ends what an order holds without reading what others hold', async () => {
  const cancel = sql`update pedido set situacao = 'cancelado'
    where igreja_id = ${desk.world.churches.demo} and id = ${orders[21]}`
  const read = await holdsRead(cancel)
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(FEW)
})
