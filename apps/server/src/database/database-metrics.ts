import { gauge, type Metric } from '../http/metrics/exposition.ts'
import type { Database } from './open-database.ts'

const POOL = { db_client_connection_pool_name: 'requests' }

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
