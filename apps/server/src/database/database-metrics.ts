import { gauge, type Metric } from '../http/metrics/exposition.ts'
import type { Database } from './open-database.ts'

const POOL = { db_client_connection_pool_name: 'requests' }

/** What goes to the standby of DATABASE_REPLICA_URL; nothing without one. */
export function replicaMetrics({ replica }: Pick<Database, 'replica'>): Metric[] {
  if (!replica) return []
  const { answered, fallen } = replica.counts
  const lag = replica.lagMs()
  return [
    gauge('atrio_replica_up', 'Whether public reads go to the standby.', replica.isWell() ? 1 : 0),
    ...(lag < Infinity ? [gauge('atrio_replica_lag_seconds', 'How far it is behind, at most.', lag / 1_000)] : []),
    {
      name: 'atrio_replica_reads_total',
      help: 'Reads that the standby answered, and those that the primary had to answer instead.',
      type: 'counter',
      samples: [
        { labels: { outcome: 'answered' }, value: answered },
        { labels: { outcome: 'fallen_back' }, value: fallen },
      ],
    },
  ]
}

/** The pool of requests by OpenTelemetry's names, and whether the database answers. */
export async function databaseMetrics({ pool }: Pick<Database, 'pool'>): Promise<Metric[]> {
  const { totalCount, idleCount, waitingCount } = pool
  const up = await pool.query({ name: 'health', text: 'select 1' }).then(
    () => 1,
    () => 0,
  )
  return [
    gauge('atrio_database_up', 'Whether the database answers.', up),
    {
      name: 'db_client_connection_count',
      help: 'Connections of the pool, by state.',
      type: 'gauge',
      samples: [
        { labels: { ...POOL, db_client_connection_state: 'used' }, value: totalCount - idleCount },
        { labels: { ...POOL, db_client_connection_state: 'idle' }, value: idleCount },
      ],
    },
    {
      name: 'db_client_connection_max',
      help: 'Connections that the pool may open.',
      type: 'gauge',
      samples: [{ labels: POOL, value: pool.options.max }],
    },
    {
      name: 'db_client_connection_pending_requests',
      help: 'Requests that wait for a connection of the pool.',
      type: 'gauge',
      samples: [{ labels: POOL, value: waitingCount }],
    },
  ]
}
