import type pg from 'pg'
import { type ConnectionConfig, WatchedClient } from './watched-client.ts'

/** Returns a connection, or discards it when it is unusable. */
export type Release = (ended?: boolean) => void
type Given = (failure: Error | undefined, client: pg.Client | undefined, release: Release) => void

/** Connections that many reads share at the same time. */
export type ReadLanes = {
  /**
   * Like a pool's, but shared: the query must end by itself, hold no lock that others may wait for, and report its end
   * by `release`.
   */
  connect(given: Given): void
  /** Waits for queries in progress. */
  close(): Promise<void>
}

/** As many as a small machine runs at once; a slow read blocks only one of them. */
const LANES = 4

type Lane = { client: Promise<pg.Client> | undefined; unanswered: number }

/**
 * Pipelines reads of different requests on shared connections, without waiting for each other's answers, and sends all
 * queries of one event-loop turn in one write. Under load a round trip to PostgreSQL costs as much as its query; here
 * many share one. Each query ends with its own Sync, so that it fails alone.
 */
export function readLanes(config: ConnectionConfig, count = LANES): ReadLanes {
  const lanes: Lane[] = Array.from({ length: count }, () => ({ client: undefined, unanswered: 0 }))

  /** The lane's next query opens another connection; queries in progress still get their answer, or its failure. */
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
      // The first of equals: at low load all reads use one connection, whose statements are planned.
      const lane = lanes.reduce((best, one) => (one.unanswered < best.unanswered ? one : best))
      lane.unanswered++
      const opened = (lane.client ??= open(lane))
      const release: Release = (ended) => {
        lane.unanswered--
        if (ended) leave(lane, opened)
      }
      opened.then(
        (client) => {
          corkUntilTurnEnds(client)
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

const corked = new WeakSet<pg.Client>()

/** Sends all queries of this event-loop turn at its end, in one write. */
function corkUntilTurnEnds(client: pg.Client): void {
  if (corked.has(client)) return
  corked.add(client)
  const { stream } = client.connection
  stream.cork()
  setImmediate(() => {
    corked.delete(client)
    stream.uncork()
  })
}
