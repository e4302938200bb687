import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { createClient } from 'redis'
import type { OwnRedis } from './own-redis.ts'
import { connectionName, type RedisPlace, streamOf } from '../hints-by-redis.ts'

/** Redis for one test: names of its own in one that others use too, reached through a gate that can be shut. */
export type TestRedis = {
  place: RedisPlace
  /** Hints that are in the stream. */
  count(): Promise<number>
  /** Ends the connections that are ours, by their name. @returns how many there were */
  cut(): Promise<number>
  /** Away for a while, and empty when it is back: what a restart looks like from here. */
  restart(work: () => Promise<unknown>): Promise<void>
  /** Sends a text under a number of the far future. */
  aheadOfTime(text: string): Promise<unknown>
  /** Nothing is in the stream any more, and its numbers begin anew. */
  empty(): Promise<unknown>
  /** Takes what it is sent and answers nothing any more, on the connections that are open now. */
  fallSilent(): void
  close(): Promise<void>
}

const URL_OF_REDIS = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const CONNECT_MS = 500

const connect = async (url = URL_OF_REDIS) => {
  const client = createClient({ url, socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false } })
  client.on('error', () => {}) // whoever asks is told
  await client.connect()
  return client
}

/** Whether there is a Redis to test with; where there is none, its tests are skipped. */
export const redisAnswers = (): Promise<boolean> =>
  connect().then(
    (client) => (client.destroy(), true),
    () => false,
  )

/** @param own a Redis of this test alone, which may be killed */
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

/** Passes connections on to another place, until it is shut. */
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
  let server = net.createServer(through).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
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
