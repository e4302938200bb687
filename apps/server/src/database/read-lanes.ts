import type pg from 'pg'
import { type ConnectionConfig, WatchedClient } from './watched-client.ts'

/** Gives a connection back, or gives it up where nothing more can be asked on it. */
export type Release = (ended?: boolean) => void
type Given = (failure: Error | undefined, client: pg.Client | undefined, release: Release) => void

/** Connections that many reads share at the same time. */
export type ReadLanes = {
  /**
   * As a pool's, but the connection is not the caller's alone: it takes one query that ends by itself, holds no lock that
   * others may wait for, and reports its end by `release`.
   */
  connect(given: Given): void
  /** Waits for what has been sent. */
  close(): Promise<void>
}

/** As many as a small machine runs at once; behind a slow read there are always others. */
const LANES = 4

type Lane = { client: Promise<pg.Client> | undefined; unanswered: number }

/**
 * Reads of different requests one behind the other on the same connection, without waiting for each other's answer, and
 * all that a turn of the event loop asks for in one write. Under load a trip to PostgreSQL costs as much as its query;
 * here many share one. Each query ends with its own Sync, so that one that fails fails alone.
 */
export function readLanes(config: ConnectionConfig, count = LANES): ReadLanes {
  const lanes: Lane[] = Array.from({ length: count }, () => ({ client: undefined, unanswered: 0 }))

  /** The next query of the lane makes another; whoever still waits for this one's answer gets it, or its failure. */
  const leave = (lane: Lane, left: Lane['client']) => {
    if (lane.client === left) lane.client = undefined
  }
  const open = (lane: Lane): Promise<pg.Client> => {
    const client = new WatchedClient({ ...config, pipeline: true })
    const opened = client.connect().then(() => client)
    const gone = () => leave(lane, opened)
    client.on('error', gone).on('end', gone)
    opened.catch(gone)
    return opened
  }

  return {
    connect(given) {
      // The first of equals: what few ask for stays on one connection, whose statements are planned.
      const lane = lanes.reduce((best, one) => (one.unanswered < best.unanswered ? one : best))
      lane.unanswered++
      const opened = (lane.client ??= open(lane))
      const release: Release = (ended) => {
        lane.unanswered--
        if (ended) leave(lane, opened)
      }
      opened.then(
        (client) => {
          gather(client)
          given(undefined, client, release)
        },
        (error: Error) => {
          release()
          given(error, undefined, () => {})
        },
      )
    },
    async close() {
      await Promise.all(lanes.map(async ({ client }) => (await client?.catch(() => undefined))?.end()))
    },
  }
}

const gathering = new WeakSet<pg.Client>()

/** What this turn of the event loop sends goes out at its end, in one write. */
function gather(client: pg.Client): void {
  if (gathering.has(client)) return
  gathering.add(client)
  const { stream } = client.connection
  stream.cork()
  setImmediate(() => {
    gathering.delete(client)
    stream.uncork()
  })
}
