import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type ChurchDatabase, churchDatabase } from '../church-database.ts'
import { batchSenders, type ChurchSenders, transactionSenders } from '../church-senders.ts'
import { replicaPool } from '../connection.ts'
import { resilientPool } from '../resilient-pool.ts'
import { type ReplicaCounts, replicaSenders } from './replica-senders.ts'
import { type ReplicaWatch, watchReplica } from './replica-watch.ts'

/** A standby of the database, for public reads: docs/decisions/0081. */
export type Replica = Pick<ReplicaWatch, 'follow' | 'hasAllUntil' | 'isWell' | 'lagMs'> & {
  /** Rows of churches, read at the standby while it is well; writes and transactions go to the primary. */
  churches: ChurchDatabase
  counts: Readonly<ReplicaCounts>
  close(): Promise<void>
}

export type ReplicaOptions = {
  /** `postgres://…` of one standby, as the same user. */
  url: string
  /** Milliseconds behind which nothing is read there. */
  boundMs?: number
}

type Primary = { pool: pg.Pool; senders: ChurchSenders; poolSize: number; batches: boolean }

const BOUND_MS = 10_000
const CLOSE_MS = 3_000

/** Never fails: a standby that is away is read from when it comes. */
export function openReplica({ url, boundMs = BOUND_MS }: ReplicaOptions, primary: Primary): Replica {
  const config = replicaPool({ url }, primary.poolSize)
  const pool = resilientPool(config)
  const standby = primary.batches ? batchSenders(pool, config) : transactionSenders(pool, config)
  const watch = watchReplica({ primary: primary.pool, standby: config, boundMs })
  const { counts, ...senders } = replicaSenders({ primary: primary.senders, standby, watch })
  return {
    churches: churchDatabase(primary.pool, senders),
    counts,
    follow: watch.follow,
    hasAllUntil: watch.hasAllUntil,
    isWell: watch.isWell,
    lagMs: watch.lagMs,
    async close() {
      await watch.close()
      const ended = standby.close().then(() => pool.end())
      // a silent standby does not say that it has closed a connection
      await Promise.race([ended, sleep(CLOSE_MS, undefined, { ref: false })])
    },
  }
}
