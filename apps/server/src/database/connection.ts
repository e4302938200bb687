import type { ClientConfig, PoolConfig } from 'pg'

/** Where a database is and how to come in as its owner. */
export type DatabaseAddress = { url: string } | { host: string; user: string; database: string }

/** The role of requests: neither owner nor superuser, so row-level security holds for it. */
export const REQUEST_ROLE = 'atrio_app'

export type Timeouts = {
  /** Milliseconds that one statement may take. */
  statement: number
  /** Milliseconds that a statement may wait for a lock. */
  lock: number
}
const REQUEST_TIMEOUTS: Timeouts = { statement: 10_000, lock: 3_000 }
const OWNER_TIMEOUTS: Timeouts = { statement: 300_000, lock: 10_000 }
const CONNECT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 15_000

/** Connections of the owner: migrations and content imports. */
export const ownerConnection = (address: DatabaseAddress): ClientConfig => ({
  ...common(address),
  options: settings(OWNER_TIMEOUTS),
})

/** Connections of requests; every one has taken on the request role before it is first used. */
export const requestPool = (address: DatabaseAddress, size: number, timeouts = REQUEST_TIMEOUTS): PoolConfig => ({
  ...common(address),
  options: `${settings(timeouts)} -c role=${REQUEST_ROLE}`,
  max: size,
  idleTimeoutMillis: 60_000,
})

const common = (address: DatabaseAddress): ClientConfig => ({
  ...('url' in address ? { connectionString: address.url } : address),
  application_name: 'atrio',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
})

const settings = ({ statement, lock }: Timeouts) =>
  [
    ['statement_timeout', statement],
    ['lock_timeout', lock],
    ['idle_in_transaction_session_timeout', IDLE_IN_TRANSACTION_MS],
    ['timezone', 'UTC'],
  ]
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
