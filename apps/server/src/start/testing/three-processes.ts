import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { redisAnswers, redisOfTest, type TestRedis } from '../../modules/chat/testing/redis-of-test.ts'
import { mediaStore } from '../../platform/media/media-store.ts'
import { s3Storage } from '../../platform/media/s3-storage.ts'
import { scratchFolder, until } from '../../testing/processes.ts'
import { type ReplicatedDatabase, replicatedDatabase } from '../../testing/replicated-database.ts'
import { type S3StandIn, s3StandIn } from '../../testing/s3-stand-in.ts'
import { type Fleet, fleet, type FleetServer } from './fleet.ts'
import { persistentSend } from './persistent-send.ts'
import { type SignedInResult, startSignedIn } from './signed-in-load.ts'
import { startStandbyReaders } from './standby-readers.ts'
import { type LoadResult, startLoad, TOKEN_KEY } from './update-load.ts'
import { openSale } from './update-sales.ts'

const MAIN = path.join(import.meta.dirname, '../../main.ts')
const SLOW_MS = 2_000
const SLOW_FOR_MS = 8_000
/** Longer than the ten seconds that a standby may be behind. */
const PAST_BOUND_MS = 13_000
const AWAY_MS = 2_000

type World = {
  pair: ReplicatedDatabase
  redis: TestRedis | undefined
  storage: S3StandIn
  servers: Fleet
  running: FleetServer[]
  /** Notes scans at the standby so far, which a crash of it forgets. */
  count: () => Promise<void>
}

type Trouble = { name: string; cause: (world: World) => Promise<unknown> }

const kill = (index: number): Trouble => ({
  name: `process ${index + 1} killed`,
  async cause({ servers, running }) {
    const server = running[index]
    if (!server) throw new Error('there is no such process')
    await servers.kill(server)
    running[index] = await servers.start(MAIN)
  },
})

/** Each under load, one after the other, with time between them. */
const TROUBLES: readonly Trouble[] = [
  kill(0),
  {
    name: 'standby lost and back',
    async cause({ pair, count }) {
      await count()
      await pair.standby.kill()
      await sleep(AWAY_MS)
      await pair.standby.start()
    },
  },
  {
    name: 'standby behind past the bound, and caught up',
    async cause({ pair }) {
      await pair.standby.admin('select pg_wal_replay_pause()')
      await sleep(PAST_BOUND_MS)
      await pair.standby.admin('select pg_wal_replay_resume()')
    },
  },
  kill(1),
  { name: 'Redis cut off and emptied', cause: async ({ redis }) => redis?.restart(() => sleep(AWAY_MS)) },
  { name: 'Redis silent', cause: async ({ redis }) => redis?.fallSilent() },
  {
    name: 'storage slow',
    async cause({ storage }) {
      storage.delay(SLOW_MS)
      await sleep(SLOW_FOR_MS)
      storage.delay(0)
    },
  },
  kill(2),
]

export type ThreeProcessesResult = Omit<LoadResult, 'done'> &
  Omit<SignedInResult, 'done'> & {
    /** Reads that a standby answers, and that failed. */
    failedAtStandby: number
    scansAtStandby: number
    done: Record<string, string | number>
  }

type Size = {
  /** Milliseconds under load after each trouble. */
  stepMs: number
  places: number
  people: number
  hasPages: boolean
  onTrouble: (name: string) => void
}

/**
 * Three processes on PostgreSQL with a standby, Redis and object storage, while people read, buy, give, chat and stay signed
 * in, and one part after the other is lost or slow.
 */
export async function threeProcesses({
  stepMs,
  places,
  people,
  hasPages,
  onTrouble,
}: Size): Promise<ThreeProcessesResult> {
  const pair = await replicatedDatabase()
  const storage = await s3StandIn()
  const redis = (await redisAnswers()) ? await redisOfTest() : undefined
  const folder = scratchFolder('three')
  const { s3 } = storage
  const servers = await fleet({
    DATABASE_URL: pair.primary.url,
    DATABASE_REPLICA_URL: pair.standby.url,
    DATA_DIR: folder,
    TOKEN_KEY,
    TRUSTED_PROXIES: '127.0.0.1',
    WRITES_PER_MINUTE: '1000000',
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    S3_PREFIX: s3.prefix.replace(/\/$/, ''),
    ...(redis && { REDIS_URL: redis.place.url, REDIS_PREFIX: redis.place.prefix }),
  })
  const { port } = servers
  let scans = 0
  const count = async () => {
    const [row] = await pair.standby.admin<{ scans: string }>(
      `select coalesce(sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)), 0) as scans from pg_stat_user_tables
       where relname in ('banner', 'noticia')`,
    )
    scans += Number(row?.scans)
  }
  try {
    const running = [await servers.start(MAIN), await servers.start(MAIN), await servers.start(MAIN)]
    const database = { admin: pair.primary.admin, url: pair.primary.url, close: async () => {} }
    const sales = await Promise.all(TROUBLES.map((_, step) => openSale(database, `step${step}`, places)))
    const [sale] = sales
    if (!sale) throw new Error('there is no sale')
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a2e1d' } })
      .png()
      .toBuffer()
    const more = [
      await mediaStore(s3Storage(s3)).store(sale.code, picture, 'logo'),
      `/api/v1/banner/?igreja=${sale.church}`,
      `/api/v1/igreja/igreja-${sale.code}/noticia/`,
    ]
    const { by, resent } = persistentSend()
    const load = await startLoad({ port, database, sales, people, hasPages, more, by })
    const readers = startStandbyReaders(running, sale)
    const signedIn = await startSignedIn({ port, database, sale, by })
    for (const [step, { name, cause }] of TROUBLES.entries()) {
      const next = sales[step]
      if (next) await load.sell(next)
      onTrouble(name)
      await cause({ pair, redis, storage, servers, running, count })
      await sleep(stepMs)
    }
    await until(async () => (await atStandby(pair)) > 0)
    const { failedAtStandby, reads, failures: failedReads } = await readers.stop()
    const { done: ownDone, ...own } = await signedIn.stop()
    const { done, ...faults } = await load.stop()
    await count()
    const failures = `${done.failures}; signed in: ${ownDone.failures}; at the standby: ${failedReads}`
    const counts = { ...done, ...ownDone, ...resent, readsForStandby: reads, failures }
    return { ...faults, ...own, failedAtStandby, scansAtStandby: scans, done: counts }
  } finally {
    await servers.close()
    await redis?.close()
    await storage.close()
    await pair.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Connections of the servers to the standby. */
async function atStandby({ standby }: ReplicatedDatabase): Promise<number> {
  return (await standby.admin(`select from pg_stat_activity where application_name = 'atrio'`)).length
}
