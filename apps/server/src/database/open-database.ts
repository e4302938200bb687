import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { StartUpError } from '../runtime/start-up-error.ts'
import { type ChurchDatabase, churchDatabase } from './church-database.ts'
import { batchSenders, transactionSenders } from './church-senders.ts'
import { type DatabaseAddress, listeningConnection, ownerConnection, requestPool } from './connection.ts'
import { CLUSTER_OWNER } from './embedded/cluster.ts'
import { leaseDatabase, type Outage } from './embedded/lease.ts'
import { migrate } from './migrate.ts'
import { openReplica, type Replica, type ReplicaOptions } from './replica/open-replica.ts'
import { resilientPool } from './resilient-pool.ts'
import { type ConnectionConfig, WatchedClient } from './watched-client.ts'

/** The server's access to its database. */
export type Database = {
  /** How to connect as the owner, for imports, which need their own connection. */
  owner: ConnectionConfig
  /** The same for listening, by `listeningClient`. */
  listen: ConnectionConfig
  /** Connections of requests. */
  pool: pg.Pool
  /** The public directory; row-level security hides the rows of churches from it. */
  directory: NodePgDatabase
  /** The rows of churches. */
  churches: ChurchDatabase
  /** A standby for public reads, where one is set. */
  replica?: Replica
  /** Set while the embedded database is being restarted after it ended. */
  outage(): Outage | undefined
  /** Ends all connections and the lease of the embedded database. */
  close(): Promise<void>
}

type OpenOptions = AccessOptions & {
  /** Folder of the embedded database, used without a url. */
  dataFolder: string
  /** `postgres://…` of another server, as its owner. */
  url?: string | undefined
  /** Called with outages of the embedded database; see DatabaseLease. */
  onOutage?: (outage: Outage | undefined) => void
}

type AccessOptions = {
  poolSize?: number
  /** Whether queries of churches go in batches, or in plain transactions. */
  batches?: boolean
  /** Milliseconds without an answer after which a connection is given up; for tests. */
  silentMs?: number
  replica?: ReplicaOptions | undefined
}

/**
 * Opens the database; creates and migrates it as needed.
 * @throws StartUpError with a message for the operator
 */
export async function openDatabase({ dataFolder, url, onOutage, ...access }: OpenOptions): Promise<Database> {
  if (url) {
    await assertReachable(url)
    return openAt({ url }, access)
  }
  let outage: Outage | undefined
  const lease = await leaseDatabase(dataFolder, {
    onOutage(now) {
      outage = now
      onOutage?.(now)
    },
  })
  try {
    const database = await openAt(await embeddedAddress(lease.host), access)
    return { ...database, outage: () => outage, close: () => database.close().finally(lease.release) }
  } catch (error) {
    lease.release()
    throw error
  }
}

/** The owner's access alone, to a database as it is: nothing is migrated. */
type OwnerAccess = Pick<Database, 'owner'> & { close(): void }

/**
 * Opens the database without migrating it; creates the embedded one as needed.
 * @throws StartUpError with a message for the operator
 */
export async function openOwner({ dataFolder, url }: OpenOptions): Promise<OwnerAccess> {
  if (url) {
    await assertReachable(url)
    return { owner: ownerConnection({ url }), close: () => {} }
  }
  const lease = await leaseDatabase(dataFolder)
  try {
    return { owner: ownerConnection(await embeddedAddress(lease.host)), close: lease.release }
  } catch (error) {
    lease.release()
    throw error
  }
}

/** Opens an existing database, and migrates it. */
export async function openAt(
  address: DatabaseAddress,
  { poolSize = 10, batches = true, silentMs, replica: standby }: AccessOptions = {},
): Promise<Database> {
  const owner = ownerConnection(address)
  await withClient(owner, migrate)
  const requests = requestPool(address, poolSize, silentMs)
  const pool = resilientPool(requests)
  const senders = batches ? batchSenders(pool, requests) : transactionSenders(pool, requests)
  await pool.query('select 1').catch((cause: Error) => {
    throw new StartUpError(`The database user can not take on the role of requests: ${cause.message}`, { cause })
  })
  const replica = standby && openReplica(standby, { pool, senders, poolSize, batches })
  return {
    owner,
    listen: listeningConnection(address, silentMs),
    pool,
    directory: drizzle({ client: pool }),
    churches: churchDatabase(pool, senders),
    ...(replica && { replica }),
    outage: () => undefined,
    close: async () => {
      await replica?.close()
      await senders.close()
      await pool.end()
    },
  }
}

const EMBEDDED = { user: 'atrio_owner', database: 'atrio' }

/** Even in the embedded database the tables' owner is no superuser, so that row-level security applies to it too. */
async function embeddedAddress(host: string): Promise<DatabaseAddress> {
  const address = { host, ...EMBEDDED }
  const there = await withClient(address, async () => true).catch(() => false)
  if (!there) {
    await withClient({ host, user: CLUSTER_OWNER, database: 'postgres' }, async (client) => {
      await client.query('select pg_advisory_lock(1)') // of processes that start together one creates it
      await createOwner(client, EMBEDDED.user)
      const { rowCount } = await client.query('select from pg_database where datname = $1', [EMBEDDED.database])
      if (!rowCount) await client.query(`create database ${EMBEDDED.database} owner ${EMBEDDED.user}`)
    })
  }
  return address
}

/** Creates, if missing, the role that owns a database and may create the request role. */
export async function createOwner(client: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (!rowCount) await client.query(`create role ${name} login createrole nosuperuser nobypassrls`)
}

export async function withClient<T>(config: ConnectionConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new WatchedClient(config)
  client.on('error', () => {}) // the running query rejects as well
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const MIN_SERVER_VERSION = 150_000

async function assertReachable(url: string): Promise<void> {
  const where = describe(url)
  const version = await withClient(ownerConnection({ url }), async (client) => {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    return Number(rows[0]?.version)
  }).catch((cause: Error & { code?: string }) => {
    const reason = cause.message || cause.code
    throw new StartUpError(`The database of DATABASE_URL (${where}) can not be reached: ${reason}`, { cause })
  })
  if (version < MIN_SERVER_VERSION)
    throw new StartUpError(`The database of DATABASE_URL (${where}) must be PostgreSQL 15 or later.`)
}

/** Host and database, without user and password. */
function describe(url: string): string {
  const parts = /^postgres(?:ql)?:\/\/(?:.*@)?([^/?#]*)(\/[^?#]*)?/.exec(url)
  if (!parts) throw new StartUpError('DATABASE_URL must look like postgres://user:password@host:5432/database')
  return `${parts[1] || 'socket'}${parts[2] ?? ''}`
}
