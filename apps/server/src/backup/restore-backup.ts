import path from 'node:path'
import type { ClientBase } from 'pg'
import { type Applied, inPresentNames } from '../database/former-migrations.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import { openOwner, withClient } from '../database/open-database.ts'
import type { FileStorage } from '../platform/media/file-storage.ts'
import { nameOf } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { BackupError } from './backup-error.ts'
import { patient, tableFile } from './copy-tables.ts'
import { loadTables } from './load-tables.ts'
import { fingerprintOf, type Place } from './make-backup.ts'
import { KEY_FILE, type Manifest, readManifest, type Written } from './manifest.ts'
import { assertSameKey, restoreKey } from './restore-key.ts'
import { counted, readCounted } from './written.ts'

export type RestoreOptions = {
  /** Deletes what the database holds. */
  replace?: boolean
  /** The folder is not needed any more: its files may be renamed into their place. */
  consume?: boolean
}

export type Restored = Manifest & {
  /** Whether sessions and links go on to be valid: the server signs with the key that the backup was made under. */
  isSameKey: boolean
}

/**
 * Restores a backup into the database, the files and the signing key of a place that no server uses.
 * @throws BackupError where that is not possible; rows and signing key are then unchanged, unless the message says that
 * they are restored, and what completes that. Where it was interrupted before the key was in its place, a second restore
 * completes it; after that, the next start of the server.
 */
export async function restoreBackup(folder: string, place: Place, options: RestoreOptions = {}): Promise<Restored> {
  const manifest = inPresentVersion(await readManifest(folder))
  assertKnown(manifest)
  await assertIntact(folder, manifest)
  const access = await openOwner({ dataFolder: place.dataFolder, url: place.databaseUrl })
  try {
    await withClient(patient(access.owner), async (client) => {
      await assertUnused(client)
      await reachLevel(client, manifest)
      const hasKey = manifest.files[KEY_FILE] !== undefined
      if (!options.replace) await assertEmpty(client)
      if (hasKey && !options.replace) await assertSameKey(folder, place)
      // the files first: no row names one that is not there
      const storage = openStorage(place)
      for (const [name, written] of Object.entries(manifest.files)) {
        if (name !== KEY_FILE) await restoreFile(storage, folder, name, written, options)
      }
      await loadTables(client, folder, manifest)
      // before what may still fail: sessions and keyed hashes of these rows need it
      if (hasKey) await restoreKey(folder, place)
      await complete(client)
    })
  } finally {
    access.close()
  }
  return { ...manifest, isSameKey: fingerprintOf(place) === manifest.keyFingerprint }
}

/** @throws BackupError where what is restored could not be brought to this version */
async function complete(client: ClientBase): Promise<void> {
  try {
    await client.query('analyze')
    await migrate(client)
  } catch (cause) {
    throw new BackupError(
      `Rows and signing key are restored, but not brought to this version: ${(cause as Error).message}. The next start of the server goes on with that.`,
      { cause },
    )
  }
}

/** The manifest of a backup that may have been made under former names of migrations. */
const inPresentVersion = (manifest: Manifest): Manifest => ({
  ...manifest,
  migrations: inPresentNames(manifest.migrations, 'The backup', readMigrations()),
})

function assertKnown({ migrations, version }: Manifest): void {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) {
    if (!known.has(name))
      throw new BackupError(
        `The backup is of a newer version (${version}): it has the migration ${name}. Update first.`,
      )
    if (known.get(name) !== checksum)
      throw new BackupError(`The backup has another migration ${name} than this version.`)
  }
}

async function assertIntact(folder: string, { tables, files }: Manifest): Promise<void> {
  const all: [string, Written][] = [
    ...Object.entries(tables).map(([name, written]): [string, Written] => [tableFile(folder, name), written]),
    ...Object.entries(files).map(([name, written]): [string, Written] => [path.join(folder, name), written]),
  ]
  for (const [file, written] of all) {
    const found = await readCounted(file).catch(() => undefined)
    if (!found) throw new BackupError(`The backup is not complete: ${file} is missing.`)
    if (!isSame(found, written)) throw new BackupError(`The backup is damaged: ${file} is not what was written.`)
  }
}

const isSame = (one: Written, other: Written) => one.bytes === other.bytes && one.sha256 === other.sha256

/** @throws BackupError while a server, or another command, uses the database */
export async function assertUnused(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from pg_stat_activity
    where datname = current_database() and application_name = 'atrio' and pid <> pg_backend_pid()`)
  if (rowCount) throw new BackupError('A server or a command uses the database. Stop it first.')
}

/** Brings the database to the backup's level. */
async function reachLevel(client: ClientBase, { migrations }: Manifest): Promise<void> {
  const names = new Set(migrations.map(({ name }) => name))
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.migration') is not null as there")
  const applied = rows[0]?.there ? (await client.query<Applied>('select name, checksum from migration')).rows : []
  const later = inPresentNames(applied, 'The database', readMigrations()).find(({ name }) => !names.has(name))
  if (later) {
    throw new BackupError(
      `The database is further than the backup: it has the migration ${later.name}. Restore into a new database.`,
    )
  }
  await migrate(
    client,
    readMigrations().filter(({ name }) => names.has(name)),
  )
}

/** All else hangs on these. Other tables may hold what migrations write. */
async function assertEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(
    'select exists (select from igreja) or exists (select from conta) or exists (select from organizacao) as full',
  )
  if (rows[0]?.full) throw new BackupError('The database is not empty. --replace deletes what it holds.')
}

async function restoreFile(
  storage: FileStorage,
  folder: string,
  name: string,
  written: Written,
  { consume = false }: RestoreOptions,
): Promise<void> {
  const stored = nameOf(`/${name}`)
  const found = await storage.stat(stored)
  if (found?.size === written.bytes && isSame(await counted(await storage.stream(stored)), written)) return
  await storage.storeFile(stored, path.join(folder, name), { consume })
}
