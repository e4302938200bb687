import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { StartUpError } from '../runtime/start-up-error.ts'
import { type Applied, inPresentNames } from './former-migrations.ts'

export type Migration = Applied & { sql: string }

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

/**
 * Applies missing migrations, each in its own transaction. Of processes that start together one migrates and the others
 * wait.
 * @returns names of those applied now
 * @throws StartUpError when the database has a migration that this version does not have, or has with another text, or
 *   not all of those that it must have to be taken over
 */
export async function migrate(client: ClientBase, migrations = readMigrations()): Promise<string[]> {
  await client.query("set lock_timeout = '120s'")
  await client.query('select pg_advisory_lock($1)', [LOCK])
  try {
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied timestamptz not null default now())',
    )
    const { rows } = await client.query<Applied>('select name, checksum from migration')
    const present = inPresentNames(rows, 'The database', migrations)
    const applied = new Map(present.map(({ name, checksum }) => [name, checksum]))
    assertKnown(applied, migrations)
    if (present !== rows) await record(client, present)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    await client.query('reset lock_timeout')
  }
}

/** Replaces what is recorded as applied, in one statement. */
async function record(client: ClientBase, applied: Applied[]): Promise<void> {
  await client.query(
    `with former as (delete from migration where name <> all ($1))
      insert into migration (name, checksum) select * from unnest($1::text[], $2::text[]) on conflict (name) do nothing`,
    [applied.map(({ name }) => name), applied.map(({ checksum }) => checksum)],
  )
}

async function apply(client: ClientBase, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new StartUpError(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

function assertKnown(applied: Map<string, string>, migrations: Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartUpError(`The database is newer than this server: it has the migration ${name}. Update the server.`)
    }
    if (known.get(name) !== checksum) {
      throw new StartUpError(`Migration ${name} is not the one that was applied to this database.`)
    }
  }
}
