import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StartUpError } from '../runtime/start-up-error.ts'
import { applyMigration, type Migration } from './apply-migration.ts'
import { type Applied, inPresentNames } from './former-migrations.ts'
import { newerMigrations, RECORDED, type Recorded } from './newer-migrations.ts'

/** The migrations of a folder by name: `NNNN-name.sql`. A released file never changes. */
export function readMigrations(folder = path.join(import.meta.dirname, 'migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Key of the advisory lock: a number that nothing else in this database uses. */
const LOCK = 4_200_000_001
/** Milliseconds that a process waits while another migrates: as long as a statement of the owner may take. */
const MAX_WAIT_MS = 300_000
const POLL_MS = 100

/**
 * Applies missing migrations, each in its own transaction. Of processes that start together one migrates and the others
 * wait. Migrations of a newer version stay as they are where this version works with them (decision 0079).
 * @returns names of those applied now
 * @throws StartUpError when the database has a migration that this version does not work with, or has with another text,
 *   or not all of those that it must have to be taken over
 */
export async function migrate(client: ClientBase, migrations = readMigrations()): Promise<string[]> {
  await lock(client)
  try {
    await client.query("set lock_timeout = '120s'")
    await prepare(client)
    const { rows } = await client.query<Recorded>(RECORDED)
    const present = inPresentNames(rows, 'The database', migrations)
    assertCompatible(present, rows, migrations)
    if (present !== rows) await record(client, present)
    const applied = new Set(present.map(({ name }) => name))
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await applyMigration(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    await client.query('reset lock_timeout')
  }
}

/** Asks again and again: a waiting statement would hold up an index that is built concurrently, and wait for it. */
async function lock(client: ClientBase): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK])
    if (rows[0]?.locked) return
    if (performance.now() > end)
      throw new StartUpError(`Another process has been migrating the database for ${MAX_WAIT_MS / 1_000} seconds.`)
    await sleep(POLL_MS)
  }
}

/** Its table, without a lock on one that is as it should be: a backup may read it. */
async function prepare(client: ClientBase): Promise<void> {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied timestamptz not null default now())',
  )
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'migration'::regclass and attname = 'contract_since'`,
  )
  if (!rowCount) await client.query('alter table migration add column contract_since text')
}

/** Replaces what is recorded as applied, in one statement. */
async function record(client: ClientBase, applied: Applied[]): Promise<void> {
  await client.query(
    `with former as (delete from migration where name <> all ($1))
      insert into migration (name, checksum) select * from unnest($1::text[], $2::text[]) on conflict (name) do nothing`,
    [applied.map(({ name }) => name), applied.map(({ checksum }) => checksum)],
  )
}

function assertCompatible(applied: Applied[], recorded: Recorded[], migrations: Migration[]): void {
  const [first] = newerMigrations(applied, recorded, migrations).incompatible
  if (first) {
    throw new StartUpError(
      `The database is newer than this server: it has the migration ${first.name}, which removes or changes what this ` +
        `version uses. Start a version that has migration ${first.since}, or restore a backup of before the update into ` +
        'a new database.',
    )
  }
  const sums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const changed = applied.find(({ name, checksum }) => (sums.get(name) ?? checksum) !== checksum)
  if (changed) throw new StartUpError(`Migration ${changed.name} is not the one that was applied to this database.`)
}
