import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { openOwner, withClient } from '../database/open-database.ts'
import { BackupError } from './backup-error.ts'
import { makeBackup, type Place } from './make-backup.ts'
import { assertUnused, type Restored, restoreBackup, type RestoreOptions } from './restore-backup.ts'

/**
 * Copies database, files and signing key of one place, which no server may use, to another. The first one stays as it is.
 * @throws BackupError
 */
export async function movePlace(from: Place, to: Place, options: Pick<RestoreOptions, 'replace'>): Promise<Restored> {
  const isSameDatabase = from.databaseUrl === to.databaseUrl
  if (isSameDatabase && (from.databaseUrl || path.resolve(from.dataFolder) === path.resolve(to.dataFolder))) {
    throw new BackupError('Both settings name the same database.')
  }
  const access = await openOwner({ dataFolder: from.dataFolder, url: from.databaseUrl })
  await mkdir(to.dataFolder, { recursive: true })
  // in the new data folder: its files are then only renamed
  const stage = await mkdtemp(path.join(to.dataFolder, 'moving-'))
  try {
    await withClient(access.owner, assertUnused)
    await makeBackup(from, stage)
    return await restoreBackup(stage, to, { ...options, consume: true })
  } finally {
    access.close()
    await rm(stage, { recursive: true, force: true })
  }
}
