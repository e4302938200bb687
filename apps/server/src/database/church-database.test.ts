import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banner } from '../platform/church/church.tables.ts'
import { until } from '../testing/processes.ts'
import { proxyIgnoringFin } from '../testing/proxy-ignoring-fin.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type ChurchData, churchDatabase, churchRead, churchWrite, theChurch } from './church-database.ts'
import { batchSenders, transactionSenders } from './church-senders.ts'
import { withClient } from './open-database.ts'

describe.each([
  { sent: 'in batches', batches: true, senders: batchSenders },
  { sent: 'in plain transactions', batches: false, senders: transactionSenders },
])('queries of churches $sent', ({ batches, senders }) => {
  let database: TestDatabase
  let own: number
  let other: number
  beforeAll(async () => {
    database = await testDatabase({ batches })
    own = await seedChurch(database, { codigo: 'own' }, (db, igrejaId) =>
      db.insert(banner).values({ igrejaId, titulo: 'Own' }),
    )
    other = await seedChurch(database, { codigo: 'other' }, (db, igrejaId) =>
      db.insert(banner).values([
        { igrejaId, titulo: 'Other' },
        { igrejaId, titulo: 'Other too' },
      ]),
    )
  })
  afterAll(() => database.close())

  /** Without any filter in the query: only row-level security applies. */
  const unfiltered = churchRead((db) =>
    db.select({ titulo: banner.titulo }).from(banner).orderBy(banner.id).prepare('test.all'),
  )
  const filtered = churchRead((db) =>
    db.select({ titulo: banner.titulo }).from(banner).where(eq(banner.igrejaId, theChurch)).prepare('test.own'),
  )
  const failing = churchRead((db) =>
    db
      .select({ x: sql`1 / ${sql.placeholder('by')}::int` })
      .from(banner)
      .prepare('test.failing'),
  )
  const counting = churchWrite((db) => db.select({ id: banner.id }).from(banner).prepare('test.counting'))
  const failingWrite = churchWrite((db) =>
    db
      .select({ x: sql`1 / ${sql.placeholder('by')}::int` })
      .from(banner)
      .prepare('test.failing write'),
  )
  const titles = async (data: ChurchData) => (await data.read(unfiltered)).map(({ titulo }) => titulo)
  const count = (text = 'select from banner') => database.pool.query(text).then(({ rowCount }) => rowCount)
  /** PostgreSQL's SQLSTATE, unwrapped from drizzle's error. */
  const sqlState = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code,
    )

  describe('row-level security', () => {
    it('shows a church its own rows, several churches together when the server sets them, and none without a church', async () => {
      expect(await titles(database.churches.of(own))).toEqual(['Own'])
      expect(await titles(database.churches.of(other))).toEqual(['Other', 'Other too'])
      expect(await titles(database.churches.of(own, other))).toHaveLength(3)
      expect(await count()).toBe(0)
      expect(await database.churches.of(other).read(filtered)).toHaveLength(2)
    })

    it('applies to the tables’ owner too', async () => {
      const seen = await withClient(database.owner, (client) => client.query('select from banner'))
      expect(seen.rowCount).toBe(0)
      expect((await database.admin('select from banner')).length).toBe(3)
    })

    it('lets nobody write rows of another church, the owner included, and lets requests write none of this table', async () => {
      const foreign = withClient(database.owner, async (client) => {
        await client.query('begin')
        await client.query(`select set_config('app.igrejas', $1, true)`, [`{${own}}`])
        await client.query('insert into banner (igreja_id, titulo) values ($1, $2)', [other, 'Smuggled'])
      })
      expect(await sqlState(foreign)).toBe('42501')
      const moved = withClient(database.owner, async (client) => {
        await client.query('begin')
        await client.query(`select set_config('app.igrejas', $1, true)`, [`{${own}}`])
        await client.query('update banner set igreja_id = $1', [other])
      })
      expect(await sqlState(moved)).toBe('42501')
      const request = database.churches.of(own).use((db) => db.insert(banner).values({ igrejaId: own, titulo: 'No' }))
      expect(await sqlState(request)).toBe('42501')
    })

    it('rejects a query without a church', async () => {
      const escaped = await database.churches.of(own).use(async (db) => db)
      await expect(escaped.select().from(banner)).rejects.toMatchObject({ cause: { message: /No church/ } })
      for (const church of [0, -1, 1.5, Number.NaN, 2 ** 31, '1}' as unknown as number]) {
        expect(() => database.churches.of(church)).toThrow('No church')
      }
    })

    it('leaks no rows between consecutive queries on one connection, whatever fails between them', async () => {
      // all queries wait for the one connection
      const config = { ...database.pool.options, max: 1, connectionTimeoutMillis: 60_000 }
      const single = new pg.Pool(config)
      const sender = senders(single, config, 1)
      try {
        const churches = churchDatabase(single, sender)
        const wrong: string[] = []
        const kinds: Record<string, () => Promise<boolean>> = {
          'own read': async () => (await titles(churches.of(own))).length === 1,
          'other read': async () => (await titles(churches.of(other))).length === 2,
          'failing read': async () => (await sqlState(churches.of(own).read(failing, { by: 0 }))) === '22012',
          'own write': async () => (await churches.of(own).write(counting)).length === 1,
          'other write': async () => (await churches.of(other).write(counting)).length === 2,
          'failing write': async () => (await sqlState(churches.of(own).write(failingWrite, { by: 0 }))) === '22012',
          'no church, alone': async () => (await single.query('select from banner')).rowCount === 0,
        }
        const tasks = Array.from({ length: 100 }, (_, i) =>
          Object.entries(kinds).map(async ([kind, isRight]) => (await isRight()) || wrong.push(`${kind} ${i}`)),
        )
        await Promise.all(tasks.flat())
        expect(wrong).toEqual([])
      } finally {
        await sender.close()
        await single.end()
      }
    })
  })

  describe('ChurchData.transaction', () => {
    it('sees its church in every statement, and resets the setting at its end', async () => {
      const seen = await database.churches.of(own).transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(0.01)`)
        return tx.select({ titulo: banner.titulo }).from(banner)
      })
      expect(seen).toEqual([{ titulo: 'Own' }])
      expect(await count()).toBe(0)
    })
  })

  describe('a connection of the request pool', () => {
    it('limits statements, waits for locks and idle transactions', async () => {
      const { rows } = await database.pool.query(`select name, setting::int from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by 1`)
      expect(rows.map(({ name, setting }) => `${name} ${setting > 0}`)).toEqual([
        'idle_in_transaction_session_timeout true',
        'lock_timeout true',
        'statement_timeout true',
      ])
    })

    const sleep = sql`select pg_sleep(7)`
    const cutSleepers = () =>
      until(async () => {
        const { length } = await database.admin(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(7)%' and state = 'active'`)
        return length > 0
      })

    it('may be cut in use: its query rejects, the process continues, and the next caller gets another connection', async () => {
      const data = database.churches.of(own)
      const works = [() => data.use((db) => db.execute(sleep)), () => data.transaction((tx) => tx.execute(sleep))]
      for (const work of works) {
        const [answered] = await Promise.all([sqlState(work()), cutSleepers()])
        expect(answered).toBe('57P01')
        expect(await titles(data)).toEqual(['Own'])
      }
    })

    it('is not reused after PostgreSQL has cut it, even before the socket closes', async () => {
      const way = await proxyIgnoringFin(`${database.pool.options.host}/.s.PGSQL.5432`)
      const config = { ...database.pool.options, host: '127.0.0.1', port: way.port, max: 1 }
      const pool = new pg.Pool(config).on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
      const sender = senders(pool, config, 1)
      const sleeping = churchRead((db) =>
        db
          .select({ x: sql`pg_sleep(7)` })
          .from(banner)
          .prepare('test.sleeping'),
      )
      try {
        const data = churchDatabase(pool, sender).of(own)
        for (const work of [() => data.use((db) => db.execute(sleep)), () => data.read(sleeping)]) {
          const [answered] = await Promise.all([sqlState(work()), cutSleepers()])
          expect(answered).toBe('57P01')
          expect(await data.use((db) => db.select().from(banner))).toHaveLength(1)
          expect(await titles(data)).toEqual(['Own'])
        }
      } finally {
        await way.close()
        await sender.close()
        await pool.end()
      }
    })

    it('keeps the request role after RESET ROLE', async () => {
      const client = await database.pool.connect()
      try {
        await client.query('reset role')
        expect((await client.query('select current_user as u')).rows).toEqual([{ u: 'atrio_app' }])
      } finally {
        client.release()
      }
    })
  })
})
