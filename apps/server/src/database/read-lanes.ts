import pg from 'pg'

type Given = (failure: Error | undefined, client: pg.Client | undefined, release: () => void) => void

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
export function readLanes(config: pg.ClientConfig, count = LANES): ReadLanes {
  const lanes: Lane[] = Array.from({ length: count }, () => ({ client: undefined, unanswered: 0 }))

  const open = async (lane: Lane): Promise<pg.Client> => {
    const client = new pg.Client({ ...config, pipeline: true })
    const leave = () => {
      lane.client = undefined // the next query makes another
    }
    client.on('error', leave).on('end', leave)
    await client.connect().catch((error: unknown) => {
      leave()
      throw error
    })
    return client
  }

  return {
    connect(given) {
      // The first of equals: what few ask for stays on one connection, whose statements are planned.
      const lane = lanes.reduce((best, one) => (one.unanswered < best.unanswered ? one : best))
      const release = () => {
        lane.unanswered--
      }
      lane.unanswered++
      lane.client ??= open(lane)
      lane.client.then(
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
