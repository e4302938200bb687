import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { openOwner, withClient } from '../database/open-database.ts'
import { isSameStorage } from '../platform/media/open-storage.ts'
import { BackupError } from './backup-error.ts'
import { makeBackup, type Place } from './make-backup.ts'
import { assertUnused, type Restored, restoreBackup, type RestoreOptions } from './restore-backup.ts'

/** A name that no person gives a folder: what an earlier move has left is deleted by it. */
const STAGE = '.atrio-moving-'

/**
 * Copies database, files and signing key of one place, which no server may use, to another. The first one stays as it is.
 * Files stay where they are when both places have the same bucket or folder for them.
 * @throws BackupError
 */
export async function movePlace(from: Place, to: Place, options: Pick<RestoreOptions, 'replace'>): Promise<Restored> {
  const isSameDatabase = from.databaseUrl === to.databaseUrl
  if (isSameDatabase && (from.databaseUrl || path.resolve(from.dataFolder) === path.resolve(to.dataFolder))) {
    throw new BackupError('Both settings name the same database.')
  }
  const access = await openOwner({ dataFolder: from.dataFolder, url: from.databaseUrl })
  try {
    // this connection stays open: another move of the same database is refused, and so does not remove our stage
    return await withClient(access.owner, async (client) => {
      await assertUnused(client)
      await removeStages(to.dataFolder)
      return moveThrough(await newStage(to.dataFolder), from, to, options)
    })
  } finally {
    access.close()
  }
}

async function moveThrough(stage: string, from: Place, to: Place, options: RestoreOptions): Promise<Restored> {
  try {
    await makeBackup(from, stage, { withFiles: !isSameStorage(from, to) })
    return await restoreBackup(stage, to, { ...options, consume: true })
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

/** In the new data folder: its files are then only renamed. */
async function newStage(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  return mkdtemp(path.join(dataFolder, STAGE))
}

/** Removes what moves have left that were killed. */
async function removeStages(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder).catch(() => [])) {
    if (name.startsWith(STAGE)) await rm(path.join(dataFolder, name), { recursive: true, force: true })
  }
}
