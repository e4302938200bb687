import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../testing/processes.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { applyMigration, type LockLimits, type Migration } from './apply-migration.ts'
import { migrate, readMigrations } from './migrate.ts'
import { withClient } from './open-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: name })
const apply = (added: Migration, limits?: LockLimits) =>
  withClient(database.owner, (client) => applyMigration(client, added, limits))
const isRecorded = async ({ name }: Migration) =>
  (await database.admin('select from migration where name = $1', [name])).length === 1
const blocked = () =>
  database.admin<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  )

/** Reads a table in a transaction, as a backup does, until the work is done. */
const whileRead = (table: string, work: () => Promise<void>) =>
  withClient(database.owner, async (client) => {
    await client.query(`begin; lock table ${table} in access share mode`)
    await work()
    await client.query('rollback')
  })

describe('a migration that has to wait for a lock', () => {
  it('lets requests through between its tries, and is applied once the lock is free', async () => {
    const added = migration('9990-column.sql', 'alter table evento add made_up text')
    let applied: Promise<void> | undefined
    await whileRead('evento', async () => {
      applied = apply(added, { waitMs: 100, pauseMs: 100, patienceMs: 60_000 })
      await until(async () => (await blocked()).length > 0)
      // waits behind the migration, and is served although the reader goes on
      for (let request = 0; request < 3; request++) await database.pool.query('select from evento')
      expect(await isRecorded(added)).toBe(false)
    })
    await applied
    expect(await isRecorded(added)).toBe(true)
  })

  it('is given up after a while, with nothing of it applied', async () => {
    const added = migration('9991-late.sql', 'create table early (id int); alter table evento add late text')
    await whileRead('evento', async () => {
      await expect(apply(added, { waitMs: 20, pauseMs: 20, patienceMs: 0 })).rejects.toThrow(
        'Migration 9991-late.sql failed: another connection, such as a backup, holds a lock that it needs.',
      )
    })
    expect(await isRecorded(added)).toBe(false)
    expect(await database.admin(`select from pg_class where relname = 'early'`)).toEqual([])
  })
})

describe('an index that is built concurrently', () => {
  const isValid = (name: string) =>
    database.admin('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [name])

  it('is built once by processes that start together', async () => {
    const added = migration(
      '9992-index.sql',
      '-- for a list\ncreate index concurrently evento_made_up on evento (nome)',
    )
    const run = () => withClient(database.owner, (client) => migrate(client, [...readMigrations(), added]))
    expect((await Promise.all([run(), run(), run(), run()])).flat()).toEqual([added.name])
    expect(await isValid('evento_made_up')).toEqual([{ valid: true }])
  })

  it('replaces one whose build was interrupted, and takes over one that was not recorded', async () => {
    await database.admin('create table twice (id int); alter table twice owner to atrio_owner')
    await database.admin('insert into twice values (1), (1)')
    const build = 'create unique index concurrently twice_id on twice (id)'
    await expect(apply(migration('9993-twice.sql', build))).rejects.toThrow(/could not create unique index/)
    expect(await isValid('twice_id')).toEqual([{ valid: false }])
    await database.admin('delete from twice')
    await apply(migration('9993-twice.sql', build))
    expect(await isValid('twice_id')).toEqual([{ valid: true }])
    await apply(migration('9994-twice.sql', build))
    expect(await isValid('twice_id')).toEqual([{ valid: true }])
  })
})
