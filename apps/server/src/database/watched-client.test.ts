import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { banner } from '../platform/church/church.tables.ts'
import { readConfig } from '../runtime/config.ts'
import { buildServer } from '../start/build-server.ts'
import { scratchFolder, until } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type FreezableProxy, freezableProxy } from '../testing/freezable-proxy.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { churchRead, theChurch } from './church-database.ts'
import { churchVersions } from './church-versions.ts'
import { type Database, openAt } from './open-database.ts'

/** Short, but long compared to an answer on a busy machine. */
const SILENT_MS = 2_000
const NEVER = 2 ** 30

const banners = churchRead((db) =>
  db
    .select({ id: banner.id })
    .from(banner)
    .where(sql`${banner.igrejaId} = ${theChurch}`)
    .prepare('test.banners'),
)

describe('connections to a database that has stopped answering', () => {
  let admin: TestDatabase
  let proxy: FreezableProxy
  let database: Database
  let church: number
  let app: FastifyInstance | undefined
  let folder: string
  beforeEach(async () => {
    folder = scratchFolder('silent')
    admin = await testDatabase()
    church = await seedChurch(admin, { codigo: 'own' })
    proxy = await freezableProxy(`${admin.pool.options.host}/.s.PGSQL.5432`)
    const name = String(admin.pool.options.database)
    database = await openAt({ url: `postgres://atrio_owner@127.0.0.1:${proxy.port}/${name}` }, { silentMs: SILENT_MS })
  })
  afterEach(async () => {
    await app?.close()
    app = undefined
    await database.close()
    await proxy.close()
    await admin.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens all connections of the pool and of the lanes. */
  async function openAll() {
    const queries = Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(0.2)'))
    const reads = Array.from({ length: 40 }, () => database.churches.of(church).read(banners))
    await Promise.all([...queries, ...reads])
  }
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    )

  it('are all dropped, and new requests succeed', async () => {
    app = await buildServer({
      config: { ...readConfig({}), dataFolder: folder },
      database,
    })
    const server = app
    const get = async (url: string) => (await server.inject({ method: 'GET', url })).statusCode
    await openAll()
    await until(() => proxy.openCount() >= 15) // ten of the pool, four lanes, and the listener
    proxy.freeze()
    const waiting = await Promise.all(['/healthz', '/api/v1/igreja/codigo/own', '/healthz'].map(get))
    expect(waiting).toEqual([503, 503, 503])
    // With the old connections kept, each of these would wait on a silent one.
    const next = []
    for (let request = 0; request < 14; request++) next.push(await get('/healthz'))
    expect(next).toEqual(next.map(() => 200))
    expect(await get('/api/v1/igreja/codigo/own')).toBe(200)
  })

  it('reject waiting reads, transactions and statements, and are not reused', async () => {
    const data = database.churches.of(church)
    const works = [
      () => data.read(banners),
      () => data.use((db) => db.select().from(banner)),
      () => data.transaction((tx) => tx.select().from(banner)),
      () =>
        data.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          proxy.freeze()
          return tx.select().from(banner)
        }),
      () => database.directory.transaction((tx) => tx.execute(sql`select 1`)),
    ]
    for (const work of works) {
      await openAll()
      proxy.freeze()
      expect(await outcomeOf(work())).toMatch(/^Connection terminated|^Client has encountered a connection error/)
      expect(await Promise.all(works.filter((_, index) => index !== 3).map((next) => outcomeOf(next())))).toEqual(
        Array.from({ length: 4 }, () => 'answered'),
      )
    }
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0)
  }, 240_000)

  it('are replaced for LISTEN', async () => {
    const versions = churchVersions({ listen: database.listen, pool: admin.pool, pollMs: NEVER })
    try {
      const first = await versions.load(church)
      await until(() => proxy.openCount() >= 2)
      proxy.freeze()
      await admin.admin(`update igreja set nome = nome || '!' where id = $1`, [church])
      await until(() => versions.current(church) === first + 1)
    } finally {
      await versions.close()
    }
  })

  it('are kept when an answer is only slow', async () => {
    const slow = `select pg_sleep(${(SILENT_MS / 1_000) * 0.6}), pg_backend_pid() as pid`
    const first = await database.pool.query<{ pid: number }>(slow)
    const second = await database.pool.query<{ pid: number }>(slow)
    expect(second.rows[0]?.pid).toBe(first.rows[0]?.pid)
  })
})
