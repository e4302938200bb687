import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type ConnectionConfig, WatchedClient } from '../watched-client.ts'
import { replicaLag } from './replica-lag.ts'
import { OF_PRIMARY, OF_STANDBY, type Place, whyNot } from './replica-place.ts'

/** Why the standby is not read from, in words for the operator. */
export type Reason = string

export type ReplicaWatch = {
  /** Milliseconds that the standby may be behind; Infinity while that is not known. */
  lagMs(): number
  /** Whether reads may go there now. */
  isWell(): boolean
  /** Whether the standby has all that was committed before this performance.now(). */
  hasAllUntil(at: number): boolean
  /** A read had no answer there: none goes there until it has been well for a while. */
  leave(error: Error): void
  /** Tells where reads go: now, if that is known, and at each change. Without a reason it is the standby. */
  follow(listener: (reason: Reason | undefined) => void): void
  close(): Promise<void>
}

export type WatchOptions = {
  primary: pg.Pool
  standby: ConnectionConfig
  /** Milliseconds behind which nothing is read there. */
  boundMs: number
}

/** Milliseconds between two looks. */
const EVERY_MS = 500
/** Milliseconds without a read after one that had no answer. */
const REST_MS = 2_000
const CLOSE_MS = 1_000

const UNKNOWN = 'it was not asked yet'

/** Looks in the background how far a standby has followed, so that reads cost no question more. */
export function watchReplica({ primary, standby, boundMs }: WatchOptions): ReplicaWatch {
  const lag = replicaLag()
  const closing = new AbortController()
  let client: WatchedClient | undefined
  let trouble: Reason | undefined = UNKNOWN
  let leftAt = -Infinity
  let said: Reason | undefined = UNKNOWN
  let listener: (reason: Reason | undefined) => void = () => {}

  const lagMs = () => performance.now() - (lag.caughtUpTo() ?? -Infinity)
  const isWell = () => trouble === undefined && lagMs() <= boundMs
  const say = () => {
    const reason = isWell() ? undefined : (trouble ?? 'it is too far behind')
    const isNews = said === UNKNOWN ? reason !== UNKNOWN : (reason === undefined) !== (said === undefined)
    said = reason
    if (isNews) listener(reason)
  }
  const look = async () => {
    const at = performance.now()
    // where the primary has no answer, what is known of the standby grows old by itself
    const there = await primary.query<Place>({ name: 'replica-position', text: OF_PRIMARY }).catch(() => undefined)
    const origin = there?.rows[0]
    if (!origin) return
    lag.reached(at, Number(origin.position))
    client ??= await connected(standby)
    const { rows } = await client.query<Place>({ name: 'replica-position', text: OF_STANDBY })
    const reason = whyNot(rows[0], origin)
    if (reason === undefined) lag.replayed(Number(rows[0]?.position))
    trouble = reason ?? (performance.now() - leftAt < REST_MS ? trouble : undefined)
  }
  const keepLooking = async () => {
    while (!closing.signal.aborted) {
      await look().catch((error: Error) => {
        trouble = noAnswer(error)
        const lost = client
        client = undefined
        lost?.end().catch(() => {})
      })
      if (!closing.signal.aborted) say()
      await sleep(EVERY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }
  const looking = keepLooking()

  return {
    lagMs,
    isWell,
    hasAllUntil: (at) => isWell() && at <= (lag.caughtUpTo() ?? -Infinity),
    leave(error) {
      trouble = noAnswer(error)
      leftAt = performance.now()
      say()
    },
    follow(given) {
      listener = given
      if (said !== UNKNOWN) listener(said)
    },
    async close() {
      closing.abort()
      await Promise.race([looking.then(() => client?.end()), sleep(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

const noAnswer = (error: Error): Reason => `it does not answer: ${(error as { code?: string }).code ?? error.message}`

async function connected(config: ConnectionConfig): Promise<WatchedClient> {
  const client = new WatchedClient(config)
  client.on('error', () => {}) // the next query rejects
  await client.connect()
  return client
}
