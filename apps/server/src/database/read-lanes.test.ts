import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { ChurchQuery } from './church-query.ts'
import { type ReadLanes, readLanes } from './read-lanes.ts'

let database: TestDatabase
const opened: ReadLanes[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  for (const lanes of opened) await lanes.close()
  await database.close()
})

const open = (count?: number, config: pg.ClientConfig = database.pool.options) => {
  const lanes = readLanes(config, count)
  opened.push(lanes)
  return lanes
}
const ask = (lanes: ReadLanes, text: string, values: unknown[] = []) =>
  new Promise<pg.QueryResult>((resolve, reject) =>
    lanes.send(new ChurchQuery([[1], { text }, values], resolve, reject)),
  )
const valueOf = async (lanes: ReadLanes, text: string, values: unknown[] = []) =>
  (await ask(lanes, text, values)).rows.map(({ value }: { value: unknown }) => value)[0]
const PROCESS = 'select pg_backend_pid() as value'

describe('readLanes', () => {
  it('answers many concurrent reads with their own rows, over few connections', async () => {
    const lanes = open()
    const values = Array.from({ length: 200 }, (_, index) => index)
    const seen = await Promise.all(values.map((value) => valueOf(lanes, 'select $1::int as value', [value])))
    expect(seen).toEqual(values)
    const processes = await Promise.all(values.map(() => valueOf(lanes, PROCESS)))
    expect(new Set(processes).size).toBe(4)
  })

  it('keeps to one connection for reads one after the other', async () => {
    const lanes = open()
    const processes = new Set<unknown>()
    for (let count = 0; count < 5; count++) processes.add(await valueOf(lanes, PROCESS))
    expect(processes.size).toBe(1)
  })

  it('bypasses a slow read', async () => {
    const lanes = open()
    let isSlowOver = false
    const slow = ask(lanes, 'select pg_sleep(9)::text as value')
      .catch(() => 'cancelled')
      .then(() => (isSlowOver = true))
    for (let count = 0; count < 20; count++) await valueOf(lanes, 'select 1 as value')
    expect(isSlowOver).toBe(false)
    await database.admin(`select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(9)%' and pid <> pg_backend_pid()`)
    await slow
  })

  it('fails one query alone', async () => {
    const lanes = open(1)
    const seen = await Promise.allSettled([
      valueOf(lanes, 'select 1 as value'),
      valueOf(lanes, 'select 1 / $1::int as value', [0]),
      valueOf(lanes, 'select no_such_column'),
      valueOf(lanes, 'select 2 as value'),
    ])
    expect(seen).toMatchObject([
      { value: 1 },
      { reason: { code: '22012' } },
      { reason: { code: '42703' } },
      { value: 2 },
    ])
  })

  it('sends what follows a failing read of a batch once more, and nothing twice that was answered', async () => {
    const lanes = open(1)
    const reads = Array.from({ length: 60 }, (_, index) =>
      valueOf(lanes, index % 3 === 1 ? 'select 1 / $1::int as value' : 'select $1::int as value', [
        index % 3 === 1 ? 0 : index,
      ]).catch((error: { code?: string }) => error.code),
    )
    expect(await Promise.all(reads)).toEqual(reads.map((_, index) => (index % 3 === 1 ? '22012' : index)))
  })

  it('refuses a write: another read of its batch could undo it', async () => {
    const lanes = open(1)
    await expect(ask(lanes, 'delete from sessao')).rejects.toMatchObject({ code: '25006' })
  })

  it('answers reads that wait before it closes', async () => {
    const lanes = open(1)
    const slow = valueOf(lanes, `select 'slow' as value from pg_sleep(0.2)`)
    await valueOf(open(1), 'select 1 as value')
    const next = valueOf(lanes, `select 'next' as value`)
    await lanes.close()
    expect(await Promise.all([slow, next])).toEqual(['slow', 'next'])
  })

  it('rejects all reads of a batch when their connection is cut, and opens another', async () => {
    const lanes = open(1)
    const process = await valueOf(lanes, PROCESS)
    const waiting = [ask(lanes, 'select pg_sleep(5)'), ask(lanes, 'select 1'), ask(lanes, 'select 2')]
    const seen = Promise.allSettled(waiting)
    await database.admin(`select pg_terminate_backend(${Number(process)})`)
    expect((await seen).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await valueOf(lanes, 'select 3 as value')).toBe(3)
  })

  it('rejects while there is no database, and tries again for the next query', async () => {
    const lanes = open(1, { ...database.pool.options, host: '127.0.0.1', port: 9 })
    await expect(ask(lanes, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await expect(ask(lanes, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })
})
