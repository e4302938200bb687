import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../../runtime/clock.ts'
import { rowCounts } from '../../testing/row-counts.ts'
import { NOON } from '../../testing/test-server.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { sweepAnswerFiles } from './answer-files.sweep.ts'
import { days, seedSale } from './testing/sale.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
afterEach(() => void vi.useRealTimers())

const sweep = (clock = () => NOON) =>
  sweepAnswerFiles({ database, clock, auth: { accounts: drizzle({ client: database.pool }) } as never })
const add = async (codigo: string, files: [name: string, count: number, expires: Date | null][]) => {
  const { church, event } = await seedSale(database, { codigo })
  for (const [name, count, expires] of files) {
    await database.admin(
      `insert into arquivo_resposta (igreja_id, codigo, evento_id, nome, tipo, tamanho, bytes, data_cadastro, data_expiracao)
         select $1, $3 || n, $2, 'x', 'image/png', 1, '\\x00', $5, $6 from generate_series(1, $4::int) n`,
      [church, event, `${name}_`, count, NOON, expires],
    )
  }
}
const left = () => rowCounts(database, 'arquivo_resposta', `split_part(codigo, '_', 1)`)

it('deletes expired files of every church, in limited batches', async () => {
  await add('one', [
    ['over', 1_030, days(-1)],
    ['waiting', 2, days(1)],
    ['held', 2, null],
  ])
  await add('two', [['others', 3, days(-0.5)]])
  await sweep()
  const { over = 0, others = 0, ...rest } = await left()
  expect([over + others, rest]).toEqual([33, { waiting: 2, held: 2 }])
  await Promise.all([sweep(), sweep()])
  expect(await left()).toEqual({ waiting: 2, held: 2 })
})

it('empties after a day who sent a file', async () => {
  const { church, event } = await seedSale(database, { codigo: 'senders' })
  for (const [name, sent] of [
    ['today', NOON],
    ['yesterday', days(-1)],
  ] as const)
    await database.admin(
      `insert into arquivo_resposta (igreja_id, codigo, evento_id, nome, tipo, tamanho, bytes, remetente_hash, data_cadastro)
       values ($1, $3, $2, 'x', 'image/png', 1, '\\x00', 'hash', $4)`,
      [church, event, name, sent],
    )
  await sweep()
  const rows = 'select codigo, remetente_hash from arquivo_resposta where igreja_id = $1 order by codigo'
  expect(await database.admin(rows, [church])).toEqual([
    { codigo: 'today', remetente_hash: 'hash' },
    { codigo: 'yesterday', remetente_hash: null },
  ])
})

it('keeps what waits for its ticket, though the machine’s clock is behind', async () => {
  const behind = Date.now() - 2 * 86_400_000
  await database.admin('delete from arquivo_resposta')
  await add('behind', [['waiting', 2, new Date(behind + 86_400_000)]])
  vi.useFakeTimers({ toFake: ['Date'], now: behind })
  await sweep(systemClock)
  expect(await left()).toEqual({ waiting: 2 })
})

it('keeps what waits for its ticket, though the machine’s clock jumps ahead', async () => {
  await database.admin('delete from arquivo_resposta')
  await add('jump', [['waiting', 2, new Date(Date.now() + 86_400_000)]])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
  await sweep(systemClock)
  expect(await left()).toEqual({ waiting: 2 })
})
