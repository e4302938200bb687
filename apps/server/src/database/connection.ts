import type { ClientConfig, PoolConfig } from 'pg'
import { type ConnectionConfig, WatchedClient } from './watched-client.ts'

/** How to connect to a database as its owner. */
export type DatabaseAddress = { url: string } | { host: string; user: string; database: string }

/** The role of requests: neither owner nor superuser, so that row-level security applies to it. */
export const REQUEST_ROLE = 'atrio_app'

export type Timeouts = {
  /** Milliseconds that one statement may take. */
  statement: number
  /** Milliseconds that a statement may wait for a lock. */
  lock: number
  /** Milliseconds that an open transaction may idle. */
  idle: number
}
const REQUEST_TIMEOUTS: Timeouts = { statement: 10_000, lock: 3_000, idle: 15_000 }
/** An import writes pictures and videos between its statements, and locks rows that only another import needs. */
const OWNER_TIMEOUTS: Timeouts = { statement: 300_000, lock: 10_000, idle: 300_000 }
const CONNECT_MS = 5_000
/** Milliseconds of silence before TCP keep-alive probes. */
const KEEP_ALIVE_MS = 10_000
/** Milliseconds beyond a statement's limit within which PostgreSQL must report it. */
const GRACE_MS = 5_000
const REQUEST_SILENT_MS = REQUEST_TIMEOUTS.statement + GRACE_MS
/** A standby's answer is not worth waiting for: the primary has it too. */
const REPLICA_TIMEOUTS: Timeouts = { statement: 1_000, lock: 1_000, idle: 15_000 }
const REPLICA_SILENT_MS = 1_500
const REPLICA_CONNECT_MS = 1_000

/** Connections of the owner: migrations and content imports. */
export const ownerConnection = (address: DatabaseAddress): ConnectionConfig => ({
  ...common(address),
  options: settings(OWNER_TIMEOUTS),
  silentMs: OWNER_TIMEOUTS.statement + GRACE_MS,
})

/** The owner's connection for LISTEN, used by `listeningClient`. */
export const listeningConnection = (address: DatabaseAddress, silentMs = REQUEST_SILENT_MS): ConnectionConfig => ({
  ...ownerConnection(address),
  silentMs,
})

/** Connections of requests; each takes on the request role before its first use. */
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

/** Connections of public reads to a standby, as the request role. */
export const replicaPool = (address: DatabaseAddress, size: number): PoolConfig & ConnectionConfig => ({
  ...requestPool(address, size, REPLICA_SILENT_MS),
  options: `${settings(REPLICA_TIMEOUTS)} -c role=${REQUEST_ROLE} -c default_transaction_read_only=on`,
  connectionTimeoutMillis: REPLICA_CONNECT_MS,
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
