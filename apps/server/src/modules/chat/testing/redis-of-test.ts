import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { createClient } from 'redis'
import { freePort } from '../../../testing/free-port.ts'
import type { OwnRedis } from './own-redis.ts'
import { connectionName, type RedisPlace, streamOf } from '../hints-by-redis.ts'

/** Redis for one test: its own key prefix on a shared server, behind a proxy that can be shut. */
export type TestRedis = {
  place: RedisPlace
  /** Length of the stream. */
  count(): Promise<number>
  /** Cuts our connections, by their name. @returns their number */
  cut(): Promise<number>
  /** Unreachable for a while, and empty afterwards: what a restart looks like to clients. */
  restart(work: () => Promise<unknown>): Promise<void>
  /** Adds an entry with an id in the far future. */
  aheadOfTime(text: string): Promise<unknown>
  /** Deletes the stream, so that its ids start over. */
  empty(): Promise<unknown>
  /** Accepts input but answers nothing any more, on the open connections. */
  fallSilent(): void
  close(): Promise<void>
}

const URL_OF_REDIS = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const CONNECT_MS = 500

const connect = async (url = URL_OF_REDIS) => {
  const client = createClient({ url, socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false } })
  client.on('error', () => {}) // the caller gets the error
  await client.connect()
  return client
}

/** Whether a Redis server is available; otherwise its tests are skipped. */
export const redisAnswers = (): Promise<boolean> =>
  connect().then(
    (client) => (client.destroy(), true),
    () => false,
  )

/** @param own a Redis of this test, which may be killed */
export async function redisOfTest(own?: OwnRedis): Promise<TestRedis> {
  const url = new URL(own?.url ?? URL_OF_REDIS)
  const gate = await openGate(url.hostname, Number(url.port || 6379))
  let admin = await connect(own?.url)
  url.host = `127.0.0.1:${gate.port}`
  const place = { url: url.href, prefix: `atrio-test-${randomBytes(6).toString('hex')}` }
  const empty = () => admin.del(streamOf(place))
  return {
    place,
    count: () => admin.xLen(streamOf(place)),
    async cut() {
      const ours = (await admin.clientList()).filter(({ name }) => name === connectionName(place))
      for (const { id } of ours) await admin.clientKill({ filter: 'ID', id })
      return ours.length
    },
    aheadOfTime: (h) => admin.xAdd(streamOf(place), '9000000000000-0', { h }),
    empty,
    async restart(work) {
      if (own) {
        await own.restart(work)
        admin = await connect(own.url)
        return
      }
      await gate.shut()
      await empty()
      await work()
      await gate.open()
    },
    fallSilent: gate.fallSilent,
    async close() {
      await gate.shut()
      await empty()
      admin.destroy()
    },
  }
}

/** A TCP proxy that can be shut. */
async function openGate(host: string, port: number) {
  const sockets = new Set<net.Socket>()
  const through = (from: net.Socket) => {
    const to = net.connect(port, host)
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to).pipe(from)
  }
  const own = await freePort()
  let server = net.createServer(through).listen(own, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: own,
    async shut() {
      const closed = server.listening ? once(server.close(), 'close') : undefined
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async open() {
      server = net.createServer(through).listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
    fallSilent() {
      for (const socket of sockets) socket.unpipe().resume()
    },
  }
}
