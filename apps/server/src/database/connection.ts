import type { ClientConfig, PoolConfig } from 'pg'
import { type ConnectionConfig, WatchedClient } from './watched-client.ts'

/** Where a database is and how to come in as its owner. */
export type DatabaseAddress = { url: string } | { host: string; user: string; database: string }

/** The role of requests: neither owner nor superuser, so row-level security holds for it. */
export const REQUEST_ROLE = 'atrio_app'

export type Timeouts = {
  /** Milliseconds that one statement may take. */
  statement: number
  /** Milliseconds that a statement may wait for a lock. */
  lock: number
  /** Milliseconds that an open transaction may wait for its process. */
  idle: number
}
const REQUEST_TIMEOUTS: Timeouts = { statement: 10_000, lock: 3_000, idle: 15_000 }
/** An import writes pictures and videos between its statements, and holds rows that only another import waits for. */
const OWNER_TIMEOUTS: Timeouts = { statement: 300_000, lock: 10_000, idle: 300_000 }
const CONNECT_MS = 5_000
/** Milliseconds after which the system asks whether the other machine is there, where nothing is said. */
const KEEP_ALIVE_MS = 10_000
/** Milliseconds beyond a statement's limit in which PostgreSQL's word about it has to come. */
const GRACE_MS = 5_000
const REQUEST_SILENT_MS = REQUEST_TIMEOUTS.statement + GRACE_MS

/** Connections of the owner: migrations and content imports. */
export const ownerConnection = (address: DatabaseAddress): ConnectionConfig => ({
  ...common(address),
  options: settings(OWNER_TIMEOUTS),
  silentMs: OWNER_TIMEOUTS.statement + GRACE_MS,
})

/** The owner's, for LISTEN, by `listeningClient`. */
export const listeningConnection = (address: DatabaseAddress, silentMs = REQUEST_SILENT_MS): ConnectionConfig => ({
  ...ownerConnection(address),
  silentMs,
})

/** Connections of requests; every one has taken on the request role before it is first used. */
export const requestPool = (
  address: DatabaseAddress,
  size: number,
  silentMs = REQUEST_SILENT_MS,
): PoolConfig & ConnectionConfig => ({
  ...common(address),
  options: `${settings(REQUEST_TIMEOUTS)} -c role=${REQUEST_ROLE}`,
  silentMs,
  peers: new Set(),
  Client: WatchedClient as unknown as NonNullable<PoolConfig['Client']>,
  max: size,
  idleTimeoutMillis: 60_000,
})

const common = (address: DatabaseAddress): ClientConfig => ({
  ...('url' in address ? { connectionString: address.url } : address),
  application_name: 'atrio',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
})

const settings = ({ statement, lock, idle }: Timeouts) =>
  [
    ['statement_timeout', statement],
    ['lock_timeout', lock],
    ['idle_in_transaction_session_timeout', idle],
    ['timezone', 'UTC'],
  ]
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
