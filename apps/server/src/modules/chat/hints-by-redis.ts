import { setTimeout as sleep } from 'node:timers/promises'
import type { RedisClientType } from 'redis'
import type { OpenHints } from './chat-hints.ts'

export type RedisPlace = {
  /** `redis://…` or `rediss://…`. */
  url: string
  /** Prefix of our keys and connection names. */
  prefix: string
}

/** Approximate length of the stream: readers only need the newest hints. */
const MAX_STREAM_LENGTH = 1_000
const READ_AT_ONCE = 100
/** Milliseconds. Silence much longer than one blocking read means a lost connection. */
const BLOCK_MS = 5_000
const SILENT_MS = 15_000
const CONNECT_MS = 5_000
const SEND_MS = 2_000
/** The id before a stream's first entry. */
const BEGINNING = '0-0'

export const streamOf = ({ prefix }: Pick<RedisPlace, 'prefix'>): string => `${prefix}:chat:hints`
/** The name of our connections in CLIENT LIST. */
export const connectionName = ({ prefix }: Pick<RedisPlace, 'prefix'>): string => `${prefix}:chat`

/**
 * Hints over a Redis stream. Hints lost with a connection, or with Redis itself, are not recovered from it.
 * @param blockMs milliseconds of one blocking read
 */
export const hintsByRedis =
  (place: RedisPlace, blockMs = BLOCK_MS): OpenHints =>
  (heard) => {
    const stream = streamOf(place)
    const clients: RedisClientType[] = []
    let closed = false
    let fail: (error: Error) => void = () => {}
    const broken = new Promise<never>((_resolve, reject) => (fail = reject))
    broken.catch(() => {}) // nobody may be waiting for it

    const connect = async (socketTimeout?: number): Promise<RedisClientType> => {
      const { createClient } = await import('redis') // large, and only needed with Redis
      const client: RedisClientType = createClient({
        url: place.url,
        name: connectionName(place),
        disableOfflineQueue: true,
        maintNotifications: 'disabled',
        // Reopened as a whole, so that the gap is reported.
        socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false, ...(socketTimeout && { socketTimeout }) },
      })
      client.on('error', fail)
      clients.push(client)
      await client.connect()
      if (closed) client.destroy()
      return client
    }
    const follow = async (reader: RedisClientType, from: string) => {
      for (let last = from; ;) {
        const streams = await reader.xRead({ key: stream, id: last }, { BLOCK: blockMs, COUNT: READ_AT_ONCE })
        const entries = streams?.[0]?.messages ?? []
        for (const { id, message } of entries) {
          last = id
          heard(message['h'] ?? '')
        }
        // Ids follow the clock of the Redis server: after its replacement they may be behind.
        if (entries.length === 0 && isBefore(await newest(reader, stream), last))
          throw new Error('the stream of hints has begun anew')
      }
    }
    const opening = async () => {
      const [writer, reader] = await Promise.all([connect(), connect(SILENT_MS)])
      follow(reader, await newest(reader, stream)).catch(fail)
      return writer
    }
    const writer = opening()
    return {
      opened: writer.then(() => {}),
      broken,
      async send(text) {
        const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_STREAM_LENGTH } as const
        const sent = (await writer).xAdd(stream, '*', { h: text }, { TRIM: trim })
        const late = sleep(SEND_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('Redis is silent')))
        await Promise.race([sent, late])
      },
      async close() {
        closed = true
        for (const client of clients) client.destroy()
      },
    }
  }

async function newest(reader: RedisClientType, stream: string): Promise<string> {
  const entries = await reader.xRevRange(stream, '+', '-', { COUNT: 1 })
  return entries?.[0]?.id ?? BEGINNING
}

/** Ids are `milliseconds-number`. */
function isBefore(one: string, other: string): boolean {
  const [time = 0, number = 0] = one.split('-').map(Number)
  const [otherTime = 0, otherNumber = 0] = other.split('-').map(Number)
  return time < otherTime || (time === otherTime && number < otherNumber)
}
