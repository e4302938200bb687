import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { CLUSTER_OWNER } from '../database/embedded/cluster.ts'
import { leaseDatabase } from '../database/embedded/lease.ts'
import { readMigrations } from '../database/migrate.ts'
import { createOwner, type Database, openAt, withClient } from '../database/open-database.ts'

const OWNER = 'atrio_owner'
const checkout = createHash('sha256')
  .update(realpathSync(import.meta.dirname))
  .digest('hex')
  .slice(0, 8)
const FOLDER = path.join(
  existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  `atrio-tests-${process.getuid?.() ?? 0}-${checkout}`,
)

/** A migrated, empty database for one test file; see `seedChurch` for data. */
export type TestDatabase = Database & {
  /** Runs SQL as the cluster's superuser, bypassing row-level security: for setup and inspection. */
  admin<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>
  url: string
}

/**
 * Creates a database for one test file: a copy of a migrated template, 15–20 ms in memory. All test processes of this
 * checkout share the cluster, which ends with the last. Call `close()` in afterAll.
 */
export async function testDatabase({ batches = true } = {}): Promise<TestDatabase> {
  const lease = await leaseDatabase(FOLDER, { ephemeral: true })
  const root = { host: lease.host, user: CLUSTER_OWNER, database: 'postgres' }
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await withClient(root, async (client) => {
    const model = await template(client, lease.host)
    // copies files; the default writes each of their blocks to the log as well, in twice the time
    await client.query(`create database ${name} template ${model} strategy file_copy owner ${OWNER}`)
  })
  const database = await openAt({ host: lease.host, user: OWNER, database: name }, { batches })
  const admin = new pg.Pool({ ...root, database: name, max: 2 })
  admin.on('error', () => {})
  return {
    ...database,
    url: `postgres://${OWNER}@/${name}?host=${encodeURIComponent(lease.host)}`,
    admin: async <T extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await admin.query<T>(text, values)).rows,
    async close() {
      await Promise.all([database.close(), admin.end()])
      await withClient(root, (client) => client.query(`drop database ${name} with (force)`))
      lease.release()
    },
  }
}

/** Its name contains the migrations' checksum, so a changed migration gets a new template. */
async function template(client: pg.ClientBase, host: string): Promise<string> {
  const migrations = readMigrations()
  const sum = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 12)
  const name = `template_${sum}`
  await client.query('select pg_advisory_lock(1)')
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount) return name
    await createOwner(client, OWNER)
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name} owner ${OWNER}`)
    const { close } = await openAt({ host, user: OWNER, database: name })
    await close()
    await client.query(`alter database ${name} with is_template true`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock(1)')
  }
}
