import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'
import { ChurchBatch } from './church-batch.ts'
import { ChurchQuery, type SendQuery } from './church-query.ts'
import { inChurchTransaction } from './church-transaction.ts'
import { LANES, readLanes } from './read-lanes.ts'
import { resilientPool } from './resilient-pool.ts'
import type { ConnectionConfig } from './watched-client.ts'

/** Two ways for queries of churches. */
export type ChurchSenders = {
  /** For a read that ends by itself, and holds no lock that others may wait for. */
  read: SendQuery
  /** On a connection of its own. */
  run: SendQuery
  close(): Promise<void>
}

/** Where each query is published as it is asked for: a batch carries those of several callers. */
export const QUERY_CHANNEL = 'atrio.database.query'
const queries = channel(QUERY_CHANNEL)

/** Each query in one trip, many reads in one batch. */
export function batchSenders(pool: pg.Pool, config: ConnectionConfig, readConnections = LANES): ChurchSenders {
  const lanes = readLanes(config, readConnections)
  const through =
    (send: (query: ChurchQuery) => void): SendQuery =>
    (...query) =>
      new Promise((resolve, reject) => {
        if (queries.hasSubscribers) queries.publish({ text: query[1].text, values: query[2] ?? [] })
        send(new ChurchQuery(query, resolve, reject))
      })
  return {
    read: through((query) => lanes.send(query)),
    run: through((query) =>
      pool.connect((failure, client, release) => {
        if (!client) return query.reject(failure ?? new Error('no connection'))
        client.query(new ChurchBatch([query], (_unanswered, isLost) => release(isLost)))
      }),
    ),
    close: () => lanes.close(),
  }
}

/** By plain transactions, a trip for each of their statements: for what does not take batches. */
export function transactionSenders(pool: pg.Pool, config: pg.PoolConfig, readConnections = LANES): ChurchSenders {
  // Their own connections: what holds one of the pool may ask for a read.
  const reads = resilientPool({ ...config, max: readConnections })
  const through =
    (connections: pg.Pool): SendQuery =>
    (churches, query, values) =>
      inChurchTransaction(connections, churches, (client) => client.query(query, values))
  return { read: through(reads), run: through(pool), close: () => reads.end() }
}
