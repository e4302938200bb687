import { type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../testing/free-port.ts'
import { runSource, said as printed } from '../../../testing/processes.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import type { ChatClient } from './chat-client.ts'
import type { TestRedis } from './redis-of-test.ts'

export type Troubles = {
  /** Each kind in turn, while people write. */
  kills: number
  pauses: number
  /** Cuts of all database connections, including LISTEN. */
  cuts: number
  /** Disconnected clients, each time. */
  dropped: number
  /** With Redis: cuts of its connections, and restarts that empty it. */
  redisCuts?: number
  redisRestarts?: number
}

export type RoughServer = { child: ChildProcess; port: number }
export type RoughWorld = {
  servers: RoughServer[]
  clients: ChatClient[]
  database: TestDatabase
  redis: TestRedis | undefined
  /** Starts a server process, optionally on its former port. */
  start: (former?: number) => Promise<RoughServer>
}

export const ROUGH_KEY = 'a-key-of-the-rough-chat-only-0123456789'
const PAUSE_MS = 1_500
const AWAY_MS = 800

type Place = {
  database: TestDatabase
  dataFolder: string
  redis: TestRedis | undefined
  /** Called when a process ends that was not killed. */
  onDeath: (why: Error) => void
}

/** Starts processes on one database and one Redis. */
export const starter =
  ({ database, dataFolder, redis, onDeath }: Place): RoughWorld['start'] =>
  async (former) => {
    const port = former ?? (await freePort())
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataFolder,
      PORT: String(port),
      TOKEN_KEY: ROUGH_KEY,
      REDIS_URL: redis?.place.url ?? '',
      REDIS_PREFIX: redis?.place.prefix ?? '',
      WRITES_PER_MINUTE: '100000',
    }
    const child = runSource(path.join(import.meta.dirname, 'chat-process.ts'), [], env)
    let last = ''
    child.stderr?.on('data', (text) => (last = `${last}${text}`.slice(-2_000)))
    child.once('close', (code) => code !== null && onDeath(new Error(`a server ended with ${code}: ${last}`)))
    const [, found = '0'] = /ready (\d+)/.exec(await printed(child, /ready \d+/)) ?? []
    return { child, port: Number(found) }
  }

type Trouble = (world: RoughWorld, server: RoughServer) => Promise<unknown>

const kill: Trouble = async ({ start }, server) => {
  server.child.kill('SIGKILL')
  server.child = (await start(server.port)).child
}
const pause: Trouble = async (_world, { child }) => {
  child.kill('SIGSTOP')
  await sleep(PAUSE_MS)
  child.kill('SIGCONT')
}
const cut: Trouble = ({ database }) =>
  database.admin(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = 'atrio_owner' and pid <> pg_backend_pid()`,
  )
const redisCut: Trouble = async ({ redis }) => redis?.cut()
const redisRestart: Trouble = async ({ redis }) => redis?.restart(() => sleep(AWAY_MS))

/** Causes all disturbances in any order, to one process after the other. */
export async function disturb(world: RoughWorld, asked: Troubles): Promise<void> {
  const times = (count: number | undefined, trouble: Trouble) => Array.from({ length: count ?? 0 }, () => trouble)
  const troubles = [
    ...times(asked.kills, kill),
    ...times(asked.pauses, pause),
    ...times(asked.cuts, cut),
    ...times(asked.redisCuts, redisCut),
    ...times(asked.redisRestarts, redisRestart),
  ].sort(() => Math.random() - 0.5)
  const { servers, clients } = world
  for (const [round, trouble] of troubles.entries()) {
    await sleep(600 + Math.random() * 600)
    for (let n = 0; n < asked.dropped; n++) clients[(round * 7 + n * 3) % clients.length]?.socket.io.engine.close()
    const server = servers[round % servers.length]
    if (server) await trouble(world, server)
  }
}
