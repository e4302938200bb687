import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkReplica } from '../cli/doctor/replica.check.ts'
import { replicaMetrics } from '../database/database-metrics.ts'
import { openAt } from '../database/open-database.ts'
import { openReplica, type Replica } from '../database/replica/open-replica.ts'
import { type FreezableProxy, freezableProxy } from '../testing/freezable-proxy.ts'
import { reads } from '../testing/growth/reads.ts'
import { type People, people } from '../testing/people.ts'
import { until } from '../testing/processes.ts'
import { type ReplicatedDatabase, replicatedDatabase } from '../testing/replicated-database.ts'
import { endLogWithPage } from './testing/end-log-with-page.ts'
import { AT_STANDBY } from './testing/standby-reads.ts'

/** Much longer than a busy machine takes for a look at the standby. */
const BOUND_MS = 5_000
let pair: ReplicatedDatabase
let proxy: FreezableProxy
let world: People
let replica: Replica
let token: string
beforeAll(async () => {
  pair = await replicatedDatabase()
  proxy = await freezableProxy(pair.standby.socket)
  const url = `postgres://atrio_owner@127.0.0.1:${proxy.port}/atrio`
  const opened = await openAt({ url: pair.primary.url }, { replica: { url, boundMs: BOUND_MS } })
  if (!opened.replica) throw new Error('there is no replica')
  replica = opened.replica
  const database = { ...opened, admin: pair.primary.admin, url: pair.primary.url }
  world = await people(undefined, { database })
  for (const code of ['demo', 'grace']) await publish(code, 'Old')
  await pair.primary.admin(
    `insert into traducao_biblia (codigo, nome, sigla, idioma, licenca, livros)
       values ('growth', 'Growth', 'G', 'en', 'None', '[{"codigo":"PSA","capitulos":1}]');
     update igreja set traducoes_biblia = '["growth"]' where codigo = 'demo'`,
  )
  token = (await world.login(world.ana.email)).token
}, 60_000)
afterAll(async () => {
  await world.close()
  await proxy.close()
  await pair.close()
})
afterEach(() => pair.standby.admin('select pg_wal_replay_resume()'))

const pause = () => pair.standby.admin('select pg_wal_replay_pause()')
const publish = (code: string, title: string) =>
  pair.primary.admin(
    `with gone as (delete from banner where igreja_id = (select id from igreja where codigo = $1))
     insert into banner (igreja_id, titulo) select id, $2 from igreja where codigo = $1`,
    [code, title],
  )
/** The title that visitors see, and whether the standby has answered. */
async function seen(code: 'demo' | 'grace') {
  const before = replica.counts.answered
  const answer = await world.server.get(`/api/v1/banner/?igreja=${world.churches[code]}`)
  const { banners } = answer.json<{ banners?: { titulo: string }[] }>()
  return { status: answer.statusCode, title: banners?.[0]?.titulo, atStandby: replica.counts.answered > before }
}
const isAtStandby = async (code: 'demo' | 'grace' = 'demo') => (await seen(code)).atStandby
const versionOf = (code: 'demo' | 'grace') => world.server.app.services.versions.current(world.churches[code])

/** Reads until something holds. @returns what did not answer with 200 */
async function readUntil(holds: () => boolean | Promise<boolean>): Promise<unknown[]> {
  const failed: unknown[] = []
  await until(async () => {
    const read = await seen('demo')
    if (read.status !== 200 || read.title === undefined) failed.push(read)
    return holds()
  })
  return failed
}

describe('a standby for public reads', () => {
  it('answers public reads, with the rows of the church that is asked for alone', async () => {
    await until(() => isAtStandby())
    const rows = await replica.churches
      .of(world.churches.demo)
      .use((db) => db.execute(sql`select igreja_id as church, pg_is_in_recovery() as "isStandby" from banner`))
    expect(rows.rows).toEqual([{ church: world.churches.demo, isStandby: true }])
  })

  it('answers each read that is meant for it, without the primary', async () => {
    await until(() => isAtStandby())
    const { account, user, church } = world.ana
    for (const operation of AT_STANDBY) {
      const before = { ...replica.counts }
      const url = reads[operation]?.({ account, user, church, slug: 'igreja-demo' }) ?? operation
      await world.server.get(url, { headers: { host: 'demo.localhost' } })
      expect(replica.counts.answered, operation).toBeGreaterThan(before.answered)
      expect(replica.counts.fallen, operation).toBe(before.fallen)
    }
  })

  it('is never asked for a person’s own data', async () => {
    await until(() => isAtStandby())
    const { answered, fallen } = replica.counts
    const { account, church } = world.ana
    for (const url of ['/me', `/user/${account}/documento?cliente=${church}`, `/user/nota-sermao?igreja=${church}`]) {
      const headers = { host: 'demo.localhost', authorization: `Bearer ${token}` }
      expect((await world.server.get(`/api/v1${url}`, { headers })).statusCode, url).toBe(200)
    }
    expect(replica.counts).toEqual({ answered, fallen })
  })

  it('is read from for all churches but those that have published what it has not replayed', async () => {
    await until(async () => (await isAtStandby('demo')) && (await isAtStandby('grace')))
    await pause()
    const version = versionOf('demo') ?? Infinity
    await publish('demo', 'New')
    await until(() => (versionOf('demo') ?? 0) > version)
    expect(await seen('demo')).toEqual({ status: 200, title: 'New', atStandby: false })
    let other = await seen('grace')
    await until(async () => (other = await seen('grace')).atStandby)
    expect(other).toEqual({ status: 200, title: 'Old', atStandby: true })
    await pair.standby.admin('select pg_wal_replay_resume()')
    await until(() => isAtStandby())
    expect(await seen('demo')).toEqual({ status: 200, title: 'New', atStandby: true })
  })

  it('does not answer a person’s read of their own write while it is behind', async () => {
    await until(() => isAtStandby())
    await pause()
    const headers = { host: 'demo.localhost', authorization: `Bearer ${token}` }
    const made = await world.server.app.inject({
      method: 'POST',
      url: '/api/v1/nota-sermao/',
      headers: { ...headers, 'idempotency-key': 'note-key-0123456789' },
      payload: { titulo: 'Salmo 23', texto: 'O Senhor é o meu pastor.' },
    })
    expect(made.statusCode).toBe(200)
    const { body } = await world.server.get('/api/v1/user/nota-sermao', { headers })
    expect(body).toContain('Salmo 23')
  })

  it('is not read from past the bound, and is again once it has caught up', async () => {
    await until(() => isAtStandby())
    await pause()
    await pair.primary.admin('create table later (id int); grant select on later to atrio_app')
    expect(await readUntil(() => !replica.isWell())).toEqual([])
    expect(replica.lagMs()).toBeGreaterThan(BOUND_MS)
    expect(await isAtStandby()).toBe(false)
    await pair.standby.admin('select pg_wal_replay_resume()')
    expect(await readUntil(isAtStandby)).toEqual([])
  })

  it('stays well behind a quiet primary whose log ends with a page', async () => {
    await until(() => isAtStandby())
    await endLogWithPage(pair.primary)
    const end = performance.now() + 1.5 * BOUND_MS
    while (performance.now() < end) {
      expect(replica.isWell()).toBe(true)
      await sleep(100)
    }
  })

  it('leaves a read that it can not answer to the primary', async () => {
    await until(() => isAtStandby())
    await pause()
    await pair.primary.admin('create table unknown_there (id int); grant select on unknown_there to atrio_app')
    const { fallen } = replica.counts
    const { rows } = await replica.churches
      .of(world.churches.demo)
      .use((db) => db.execute(sql`select count(*)::int as count from unknown_there`))
    expect(rows).toEqual([{ count: 0 }])
    expect(replica.counts.fallen).toBe(fallen + 1)
  })

  it('fails no read when it is killed, and is read from when it is back', async () => {
    await until(() => isAtStandby())
    await pair.standby.kill()
    expect(await readUntil(() => !replica.isWell())).toEqual([])
    await pair.standby.start()
    expect(await readUntil(isAtStandby)).toEqual([])
  })

  it('fails no read when its connections fall silent, and is read from over new ones', async () => {
    await until(() => isAtStandby())
    proxy.freeze()
    expect(await readUntil(() => !replica.isWell())).toEqual([])
    expect(await readUntil(isAtStandby)).toEqual([])
  })
})

describe('the metrics of a standby', () => {
  const metrics = () => Object.fromEntries(replicaMetrics({ replica }).map(({ name, samples }) => [name, samples]))

  it('say whether it is read from, how far it is behind, and how many reads it answered', async () => {
    await until(() => isAtStandby())
    const { answered } = replica.counts
    const { atrio_replica_up, atrio_replica_lag_seconds, atrio_replica_reads_total } = metrics()
    expect(atrio_replica_up).toEqual([{ value: 1 }])
    expect(atrio_replica_lag_seconds?.[0]?.value).toBeGreaterThan(0)
    expect(atrio_replica_reads_total).toContainEqual({ labels: { outcome: 'answered' }, value: answered })
  })

  it('are none where there is no standby', () => {
    expect(replicaMetrics({})).toEqual([])
  })
})

describe('the doctor', () => {
  const check = async (databaseReplicaUrl: string | undefined) =>
    (await checkReplica({ databaseUrl: pair.primary.url, databaseReplicaUrl })).map(({ level, says }) => [level, says])

  it('says whether the standby follows, and nothing where there is none', async () => {
    await until(() => isAtStandby())
    await pause()
    await pair.primary.admin('create table known_later (id int)')
    expect(await check(pair.standby.url)).toEqual([['warn', expect.stringMatching(/^it is \d+ kB of log behind/)]])
    await pair.standby.admin('select pg_wal_replay_resume()')
    await until(async () => (await check(pair.standby.url))[0]?.[0] === 'ok')
    expect(await check(pair.primary.url)).toEqual([['fail', expect.stringContaining('it is no standby')]])
    expect(await check('postgres://x:secret@127.0.0.1:1/x')).toEqual([['fail', expect.not.stringContaining('secret')]])
    expect(await check(undefined)).toEqual([])
  })
})

describe('what is no standby of the database', () => {
  const whyNot = async (url: string) => {
    const { pool } = world.server.database
    const senders = { read: Promise.reject, run: Promise.reject, close: async () => {} }
    const opened = openReplica({ url }, { pool, senders, poolSize: 1, batches: true })
    const reason = await new Promise((resolve) => opened.follow(resolve))
    const { isWell } = opened
    await opened.close()
    return { reason, isWell: isWell() }
  }

  it('is never read from', async () => {
    const other = pair.standby.url.replace('/atrio?', '/template1?')
    expect(await whyNot(other)).toEqual({ reason: 'it holds another database than DATABASE_URL', isWell: false })
    expect(await whyNot(pair.primary.url)).toEqual({ reason: 'it is no standby', isWell: false })
  })
})
