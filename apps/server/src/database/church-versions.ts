import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type ConnectionConfig, listeningClient } from './watched-client.ts'

/**
 * Content versions of the churches that this process serves, kept in memory so that a cached answer is validated
 * without a round trip to the database. Changes arrive by NOTIFY; a slow poll catches those missed during a lost
 * connection.
 */
export type ChurchVersions = {
  /** The version known now; undefined for a church that was not loaded yet. */
  current(church: number): number | undefined
  /**
   * The performance.now() since which this process knows that the church has this version or a later one; undefined for
   * one that it has not heard of.
   */
  knownSince(church: number, version: number): number | undefined
  /** The version, read from the database when it is not known. 0 for a church that does not exist. */
  load(church: number): Promise<number>
  /** Reads the versions of all known churches now. */
  refresh(): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** Connection for listening: not through a transaction pooler. */
  listen: ConnectionConfig
  pool: pg.Pool
  pollMs?: number
  /** Called when the listening connection is lost, before it is opened again. */
  onError?: (error: Error) => void
}

const RECONNECT_MS = 500
const CLOSE_MS = 1_000

export function churchVersions({ listen, pool, pollMs = 5_000, onError = () => {} }: Options): ChurchVersions {
  const known = new Map<number, { version: number; since: number }>()
  const closing = new AbortController()
  const aborted = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))

  const read = async (churches: number[]) => {
    if (churches.length === 0) return
    const { rows } = await pool.query<{ id: number; versao: string }>({
      name: 'church-versions',
      text: 'select id, versao from igreja where id = any($1::int[])',
      values: [churches],
    })
    const since = performance.now()
    const found = new Map(rows.map(({ id, versao }) => [id, Number(versao)]))
    for (const id of churches) {
      const version = found.get(id)
      // Answers may arrive out of order; a version never decreases. A deleted church is forgotten.
      if (version === undefined) known.delete(id)
      else if (version > (known.get(id)?.version ?? -1)) known.set(id, { version, since })
    }
  }
  const refresh = () => read([...known.keys()])

  const follow = async () => {
    const client = listeningClient(listen)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', onError)
    client.on('notification', ({ payload }) => {
      const church = Number(payload)
      if (known.has(church)) read([church]).catch(onError)
    })
    const listening = async () => {
      await client.connect()
      await client.query('listen church_version')
      await refresh() // changes missed while not listening
      await ended
    }
    try {
      // A client of pg that is closed while it connects may never settle.
      await Promise.race([listening(), aborted])
    } finally {
      await Promise.race([client.end(), sleep(CLOSE_MS)])
    }
  }
  const keepFollowing = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(onError)
      await Promise.race([sleep(RECONNECT_MS, undefined, { ref: false }), aborted])
    }
  }
  const following = keepFollowing()
  const poll = setInterval(() => refresh().catch(onError), pollMs).unref()

  return {
    current: (church) => known.get(church)?.version,
    knownSince(church, version) {
      const found = known.get(church)
      return found && found.version >= version ? found.since : undefined
    },
    async load(church) {
      if (!known.has(church)) await read([church])
      return known.get(church)?.version ?? 0
    },
    refresh,
    async close() {
      closing.abort()
      clearInterval(poll)
      await following
    },
  }
}
