import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StartUpError } from '../runtime/start-up-error.ts'
import type { Applied } from './former-migrations.ts'
import { contractSince } from './newer-migrations.ts'

export type Migration = Applied & { sql: string }

export type LockLimits = {
  /** Milliseconds that a statement waits for a lock. Requests for the same table wait behind it. */
  waitMs: number
  /** Milliseconds between two tries, in which those requests are served. */
  pauseMs: number
  /** Milliseconds after which no other try begins. */
  patienceMs: number
}

/** Well below the three seconds that a request waits for a lock (REQUEST_TIMEOUTS). */
const LIMITS: LockLimits = { waitMs: 500, pauseMs: 1_000, patienceMs: 120_000 }

/** PostgreSQL's lock_not_available and deadlock_detected. */
const BUSY = ['55P03', '40P01']

/** The only statement of a migration that builds an index while others write. */
const CONCURRENT_INDEX = /^(?:\s|--.*\n)*create (?:unique )?index concurrently (\w+) on /i

/**
 * Applies one migration and records it: in one transaction, or an index that is built concurrently on its own.
 * @throws StartUpError when it fails, or when it does not get its locks in time
 */
export async function applyMigration(client: ClientBase, migration: Migration, limits = LIMITS): Promise<void> {
  const index = CONCURRENT_INDEX.exec(migration.sql)?.[1]
  const end = performance.now() + limits.patienceMs
  while (!(await tryToApply(client, migration, { index, waitMs: limits.waitMs, isLast: performance.now() > end })))
    await sleep(limits.pauseMs)
}

type Attempt = { index: string | undefined; waitMs: number; isLast: boolean }

/** @returns false where a lock was not to be had in time, and another attempt may get it */
async function tryToApply(client: ClientBase, migration: Migration, { index, waitMs, isLast }: Attempt) {
  try {
    if (index === undefined) await applyInTransaction(client, migration, waitMs)
    else await buildIndex(client, migration, index)
    return true
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string }
    const isBusy = code !== undefined && BUSY.includes(code)
    if (isBusy && !isLast) return false
    const advice = 'another connection, such as a backup, holds a lock that it needs. Start again when that has ended'
    throw new StartUpError(`Migration ${migration.name} failed: ${isBusy ? advice : message}`, { cause })
  }
}

async function applyInTransaction(client: ClientBase, migration: Migration, waitMs: number): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${waitMs}`)
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Waits for older transactions, which holds up no request: the limit for locks is that of `migrate`. */
async function buildIndex(client: ClientBase, migration: Migration, index: string): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  // a build that was interrupted leaves an index that nothing uses
  if (rows[0]?.valid === false) await client.query(`drop index concurrently ${index}`)
  if (!rows[0]?.valid) await client.query(migration.sql)
  await record(client, migration)
}

const record = (client: ClientBase, { name, checksum, sql }: Migration) =>
  client.query('insert into migration (name, checksum, contract_since) values ($1, $2, $3)', [
    name,
    checksum,
    contractSince(sql),
  ])
