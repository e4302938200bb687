import pg from 'pg'

/** A pool whose lost connections do not end the process. */
export function resilientPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {}) // an idle connection was lost: the pool opens another when it needs one
  // A connection lost in use: its query rejects, and the pool drops it. Without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
