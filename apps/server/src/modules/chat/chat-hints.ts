import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** What a hint is about: the messages of a room, or its state (commitment, slow mode, presence). */
export type Hint = { church: number; about: 'm' | 'e' }

/**
 * Tells the other processes that something changed in a room; they then read what it is. A hint may be lost: a slow
 * poll finds what it was about. NOTIFY in the writing transaction would make all commits wait for each other, so hints
 * are gathered for a few milliseconds and sent on a connection of their own.
 */
export type ChatHints = {
  send(hint: Hint): void
  close(): Promise<void>
}

type Options = {
  /** Connection for listening: not through a transaction pooler. */
  listen: pg.ClientConfig
  /** Tells what happened to which rooms; null: anything may have happened to any. */
  onHints: (hints: Hint[] | null) => void
  onError: (error: Error) => void
}

const CHANNEL = 'chat'
const GATHER_MS = 5
const RECONNECT_MS = 300
const CLOSE_MS = 1_000
/** PostgreSQL refuses a payload of 8,000 bytes. */
const LONGEST = 7_900

export function chatHints({ listen, onHints, onError }: Options): ChatHints {
  const waiting = new Set<string>()
  const closing = new AbortController()
  const aborted = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  let connected: pg.Client | undefined
  let sending = false

  const flush = async () => {
    if (sending) return
    sending = true
    try {
      await sleep(GATHER_MS, undefined, { ref: false })
      while (connected && waiting.size > 0) {
        const payload = take(waiting)
        await connected.query({ name: 'chat-hint', text: `select pg_notify('${CHANNEL}', $1)`, values: [payload] })
      }
    } catch (error) {
      onError(error as Error) // the others' poll finds what this was about
    } finally {
      sending = false
    }
  }
  const follow = async () => {
    const client = new pg.Client(listen)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', onError)
    client.on('notification', ({ payload = '' }) => onHints(read(payload)))
    const listening = async () => {
      await client.connect()
      await client.query('set synchronous_commit = off')
      await client.query(`listen ${CHANNEL}`)
      connected = client
      onHints(null) // what changed while nobody listened
      void flush()
      await ended
    }
    try {
      await Promise.race([listening(), aborted])
    } finally {
      connected = undefined
      await Promise.race([client.end().catch(onError), sleep(CLOSE_MS, undefined, { ref: false })])
    }
  }
  const keepFollowing = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(onError)
      await Promise.race([sleep(RECONNECT_MS, undefined, { ref: false }), aborted])
    }
  }
  const following = keepFollowing()
  return {
    send({ church, about }) {
      waiting.add(`${church}${about}`)
      void flush()
    },
    async close() {
      closing.abort()
      await following
    },
  }
}

/** Takes as many hints as fit into one notice. */
function take(waiting: Set<string>): string {
  const taken: string[] = []
  let length = 0
  for (const hint of waiting) {
    length += hint.length + 1
    if (length > LONGEST) break
    taken.push(hint)
    waiting.delete(hint)
  }
  return taken.join(',')
}

const read = (payload: string): Hint[] =>
  [...payload.matchAll(/(\d+)([me])/g)].map(([, church, about]) => ({
    church: Number(church),
    about: about === 'm' ? 'm' : 'e',
  }))
