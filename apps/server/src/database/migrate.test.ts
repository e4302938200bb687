import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { migrate, type Migration, readMigrations } from './migrate.ts'
import { openAt, openDatabase, withClient } from './open-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const run = (migrations?: Migration[]) => withClient(database.owner, (client) => migrate(client, migrations))
const extra = (sql: string): Migration[] => [...readMigrations(), { name: '9999-test.sql', sql, checksum: sql }]

describe('migrations', () => {
  it('have unique numbers, gaps allowed', () => {
    const numbers = readMigrations().map(({ name }) => Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]))
    expect(numbers).not.toContain(Number.NaN)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('are applied once, also when several processes start together', async () => {
    const added = extra('create table once (id int); alter table once owner to current_user')
    const applied = await Promise.all([run(added), run(added), run(added)])
    expect(applied.flat()).toEqual(['9999-test.sql'])
    await database.admin(`delete from migration where name = '9999-test.sql'; drop table once`)
  })

  it('leave nothing behind when one fails', async () => {
    await expect(run(extra('create table half (id int); select 1 / 0'))).rejects.toThrow(
      'Migration 9999-test.sql failed: division by zero',
    )
    expect(await database.admin(`select from pg_class where relname = 'half'`)).toEqual([])
  })

  it('are refused when the database is newer, or has another text of one', async () => {
    await database.admin(`insert into migration values ('9999-future.sql', 'x')`)
    await expect(run()).rejects.toThrow(/newer than this server: it has the migration 9999-future\.sql/)
    await database.admin(`delete from migration where name = '9999-future.sql'`)
    const [first, ...rest] = readMigrations()
    await expect(run([{ ...(first as Migration), checksum: 'edited' }, ...rest])).rejects.toThrow(/is not the one/)
  })
})

describe('DATABASE_URL', () => {
  it('sets the database to use', async () => {
    const opened = await openDatabase({ dataFolder: '/nowhere', url: database.url })
    expect((await opened.pool.query('select current_user as u')).rows).toEqual([{ u: 'atrio_app' }])
    await opened.close()
  })

  it('is named without its password when it is unreachable or invalid', async () => {
    const open = (url: string) => openDatabase({ dataFolder: '/nowhere', url })
    await expect(open('postgres://me:secret@127.0.0.1:1/db')).rejects.toThrow(
      /^The database of DATABASE_URL \(127\.0\.0\.1:1\/db\) can not be reached: .*ECONNREFUSED/,
    )
    await expect(open(database.url.replace('/test_', '/none_'))).rejects.toThrow(/can not be reached: .*does not exist/)
    await expect(open('not a url')).rejects.toThrow(/must look like postgres:/)
  })

  it('needs a user that may take on the request role', async () => {
    await database.admin('create role stranger login')
    await database.admin('create database strange owner stranger')
    const address = { host: String(database.owner.host), user: 'stranger', database: 'strange' }
    await expect(openAt(address)).rejects.toThrow(
      /can not take on the role of requests: .*permission denied to set role/s,
    )
    await database.admin('drop database strange')
    await database.admin('drop role stranger')
  })
})
