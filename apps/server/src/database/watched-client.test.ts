import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { banner } from '../platform/church/church.tables.ts'
import { readConfig } from '../runtime/config.ts'
import { buildServer } from '../start/build-server.ts'
import { scratchFolder, until } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { freezableProxy } from '../testing/freezable-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'
import { churchRead, theChurch } from './church-database.ts'
import { churchVersions } from './church-versions.ts'
import { openAt } from './open-database.ts'

/** Short, but long compared to an answer on a busy machine. */
const SILENT_MS = 4_000
const NEVER = 2 ** 30

const banners = churchRead((db) =>
  db
    .select({ id: banner.id })
    .from(banner)
    .where(sql`${banner.igrejaId} = ${theChurch}`)
    .prepare('test.banners'),
)

const cleanups: (() => unknown)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A database whose connections can be silenced, with one church. */
async function silenceable() {
  const folder = scratchFolder('silent')
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const admin = await testDatabase()
  cleanups.push(() => admin.close())
  const church = await seedChurch(admin, { codigo: 'own' })
  const proxy = await freezableProxy(`${admin.pool.options.host}/.s.PGSQL.5432`)
  cleanups.push(() => proxy.close())
  const name = String(admin.pool.options.database)
  const url = `postgres://atrio_owner@127.0.0.1:${proxy.port}/${name}`
  const database = await openAt({ url }, { silentMs: SILENT_MS })
  cleanups.push(() => database.close())

  /** Opens all connections of the pool and of the lanes. */
  const openAll = async () => {
    const queries = Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(0.2)'))
    const reads = Array.from({ length: 40 }, () => database.churches.of(church).read(banners))
    await Promise.all([...queries, ...reads])
  }
  return { folder, admin, church, proxy, database, openAll }
}
type Silenceable = Awaited<ReturnType<typeof silenceable>>

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  )

/** What waits on a connection, by what it does. */
const works = {
  read: ({ database, church }) => database.churches.of(church).read(banners),
  statement: ({ database, church }) => database.churches.of(church).use((db) => db.select().from(banner)),
  transaction: ({ database, church }) => database.churches.of(church).transaction((tx) => tx.select().from(banner)),
  'transaction of the directory': ({ database }) => database.directory.transaction((tx) => tx.execute(sql`select 1`)),
} satisfies Record<string, (at: Silenceable) => Promise<unknown>>
const begunTransaction = ({ database, church, proxy }: Silenceable) =>
  database.churches.of(church).transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    proxy.freeze()
    return tx.select().from(banner)
  })

// they wait more than they compute, each on a database of its own
describe.concurrent('connections to a database that has stopped answering', () => {
  it('are all dropped, and new requests succeed', async () => {
    const { folder, database, proxy, openAll } = await silenceable()
    const server = await buildServer({ config: { ...readConfig({}), dataFolder: folder }, database })
    cleanups.push(() => server.close())
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

  it.each(Object.entries({ ...works, 'begun transaction': begunTransaction }))(
    'reject a waiting %s, and are not reused',
    async (_what, work) => {
      const at = await silenceable()
      await at.openAll()
      at.proxy.freeze()
      expect(await outcomeOf(work(at))).toMatch(/^Connection terminated|^Client has encountered a connection error/)
      expect(await Promise.all(Object.values(works).map((next) => outcomeOf(next(at))))).toEqual(
        Array.from({ length: 4 }, () => 'answered'),
      )
      expect(at.database.pool.totalCount - at.database.pool.idleCount).toBe(0)
    },
  )

  it('are replaced for LISTEN', async () => {
    const { admin, church, database, proxy } = await silenceable()
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
    const { database } = await silenceable()
    const slow = `select pg_sleep(${(SILENT_MS / 1_000) * 0.3}), pg_backend_pid() as pid`
    const first = await database.pool.query<{ pid: number }>(slow)
    const second = await database.pool.query<{ pid: number }>(slow)
    expect(second.rows[0]?.pid).toBe(first.rows[0]?.pid)
  })
})
