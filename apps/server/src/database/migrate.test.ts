import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import former from './former-migrations.json' with { type: 'json' }
import type { Migration } from './apply-migration.ts'
import { migrate, readMigrations } from './migrate.ts'
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

  it('of a newer version are left as they are when they only expand, or when this version is ready for them', async () => {
    const added = extra('create table expanded (id int)')
    expect(await run(added)).toEqual(['9999-test.sql'])
    expect(await run()).toEqual([])
    await database.admin(`drop table expanded; delete from migration where name = '9999-test.sql'`)
    const [number = ''] = readMigrations().at(-1)?.name.split('-') ?? []
    expect(await run(extra(`-- contract: since ${number}\nselect 1`))).toEqual(['9999-test.sql'])
    expect(await run()).toEqual([])
    await database.admin(`delete from migration where name = '9999-test.sql'`)
  })

  it('of a newer version are refused when they take away what this version uses', async () => {
    expect(await run(extra('-- contract: since 9998\nselect 1'))).toEqual(['9999-test.sql'])
    await expect(run()).rejects.toThrow(
      /newer than this server: it has the migration 9999-test\.sql.* Start a version that has migration 9998, or restore/,
    )
    await expect(openDatabase({ dataFolder: '/nowhere', url: database.url })).rejects.toThrow(/9999-test\.sql/)
    await database.admin(`delete from migration where name = '9999-test.sql'`)
  })

  it('are applied to a database that no version with contract migrations has opened', async () => {
    await database.admin('alter table migration drop column contract_since')
    expect(await run(extra('-- contract: since 9998\nselect 1'))).toEqual(['9999-test.sql'])
    expect(await database.admin('select name from migration where contract_since = $1', ['9998'])).toHaveLength(1)
    await database.admin(`delete from migration where name = '9999-test.sql'`)
  })

  it('are refused when the database has another text of one', async () => {
    const [first, ...rest] = readMigrations()
    await expect(run([{ ...(first as Migration), checksum: 'edited' }, ...rest])).rejects.toThrow(/is not the one/)
  })
})

describe('a database of before the first release', () => {
  const formerNames = Object.keys(former.migrations)
  const recorded = async () =>
    (await database.admin<{ name: string }>('select name from migration order by 1')).map(({ name }) => name)
  /** Its tables are the same: only the names of its migrations differ. */
  const recordFormer = async (names: string[]) => {
    const sums = names.map((name) => former.migrations[name as keyof typeof former.migrations])
    await database.admin('delete from migration where name = any ($1)', [former.replacedBy])
    await database.admin('insert into migration select * from unnest($1::text[], $2::text[])', [names, sums])
  }
  afterEach(async () => {
    await database.admin('delete from migration')
    const sums = readMigrations()
    await database.admin('insert into migration select * from unnest($1::text[], $2::text[])', [
      sums.map(({ name }) => name),
      sums.map(({ checksum }) => checksum),
    ])
  })

  it('is taken over as it is when it has all migrations of then, and keeps what came later', async () => {
    const before = await recorded()
    await recordFormer(formerNames)
    expect(await recorded()).toHaveLength(before.length - former.replacedBy.length + formerNames.length)
    expect((await Promise.all([run(), run()])).flat()).toEqual([])
    expect(await recorded()).toEqual(before)
    expect(await run(extra('create table later (id int)'))).toEqual(['9999-test.sql'])
    await database.admin('drop table later')
  })

  it.each([
    ['lacks some of them', formerNames.slice(0, -2), formerNames.slice(-2)],
    ['has one alone', formerNames.slice(0, 1), formerNames.slice(1)],
  ])('is refused, unchanged, when it %s', async (_name, there, lacking) => {
    await recordFormer(there)
    const before = await recorded()
    const refusal = `${lacking.join(', ')}. Open it once with Atrio at commit ${former.lastCommit}`
    await expect(run()).rejects.toThrow(refusal)
    expect(await recorded()).toEqual(before)
  })

  it('is refused, unchanged, when one has another text, or a newer version has opened it', async () => {
    await recordFormer(formerNames)
    const [first] = formerNames
    await database.admin(`update migration set checksum = 'edited' where name = $1`, [first])
    await expect(run()).rejects.toThrow(`not as they were last: ${first}. Open it once`)
    await database.admin('delete from migration')
    await recordFormer([...formerNames])
    await database.admin(
      `insert into migration (name, checksum, contract_since) values ('9999-future.sql', 'x', '9998')`,
    )
    const before = await recorded()
    await expect(run()).rejects.toThrow(/newer than this server: it has the migration 9999-future\.sql/)
    expect(await recorded()).toEqual(before)
  })

  it('has no migration of the same name as today', () => {
    const names = readMigrations().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(former.replacedBy))
    expect(names.filter((name) => formerNames.includes(name))).toEqual([])
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
