import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { openOwner } from '../database/open-database.ts'
import type { ConnectionConfig } from '../database/watched-client.ts'
import { serverKeys } from '../platform/auth/server-keys.ts'
import type { FileStorage } from '../platform/media/file-storage.ts'
import { MEDIA_PATHS } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import type { Config } from '../runtime/config.ts'
import { BackupError } from './backup-error.ts'
import { type Copied, copyTables } from './copy-tables.ts'
import { KEY_FILE, type Manifest, writeManifest } from './manifest.ts'
import { copyMedia } from './media-files.ts'
import { namedFiles } from './named-files.ts'
import { productVersion } from './product-version.ts'
import { writeCounted } from './written.ts'

export type Place = Pick<Config, 'dataFolder' | 's3' | 'databaseUrl' | 'tokenKey'>

export const fingerprintOf = (place: Place): string => serverKeys(place).digest('backup', 'signing key')

/** Snapshots that are taken while files disappear that their rows name. */
const MAX_ROUNDS = 3

type BackupOptions = {
  /** Where the place's files are; by default what its settings name. */
  storage?: FileStorage
  /** False: rows and signing key alone are saved. */
  withFiles?: boolean
}

/**
 * Saves database, files and signing key into a folder, while servers run.
 * @param folder created if missing; must be empty otherwise
 * @throws BackupError where something could be missing
 */
export async function makeBackup(
  place: Place,
  folder: string,
  { storage = openStorage(place), withFiles = true }: BackupOptions = {},
): Promise<Manifest> {
  const root = path.resolve(folder)
  await mkdir(root, { recursive: true, mode: 0o700 })
  if ((await readdir(root)).length > 0) throw new BackupError(`${folder} is not empty: name a new folder.`)
  await chmod(root, 0o700)
  const access = await openOwner({ dataFolder: place.dataFolder, url: place.databaseUrl })
  try {
    const files: Manifest['files'] = {}
    const {
      named: _named,
      missingFiles,
      ...copied
    } = withFiles
      ? await copyAll(storage, access, root, files)
      : { ...(await copyTables(access.owner, root, MEDIA_PATHS)), missingFiles: [] }
    const key = path.join(place.dataFolder, KEY_FILE)
    const keyFingerprint = fingerprintOf(place)
    if (!place.tokenKey && existsSync(key)) {
      files[KEY_FILE] = await writeCounted(path.join(root, KEY_FILE), createReadStream(key))
    }
    const manifest = { version: productVersion(), ...copied, files, missingFiles, keyFingerprint }
    await writeManifest(root, manifest)
    return { format: 1, ...manifest }
  } finally {
    access.close()
  }
}

/**
 * A file is stored before a row names it, so that files copied after the snapshot are complete, but for those that were
 * removed in between: these are copied before it. A named file that is still missing was removed before, or was never
 * there (people write what looks like an address), and a row goes on to name it; or it was there only in between, and
 * then no row names it any more, nor does the next snapshot. Only the latter takes another round: user text that
 * looks like a file address must neither start one nor fail the backup.
 * @throws BackupError where a named file was listed and could not be copied in the last round either: a storage that
 * lists what it never hands out, or files that are being deleted in bulk, would leave a backup without its files
 */
async function copyAll(
  storage: FileStorage,
  { owner }: Awaited<ReturnType<typeof openOwner>>,
  root: string,
  files: Manifest['files'],
): Promise<Copied & Pick<Manifest, 'missingFiles'>> {
  for (let round = 1; ; round++) {
    const before = await copyMedia(storage, root, files)
    const copied = await copyTables(owner, root, MEDIA_PATHS)
    const vanished = new Set([...before, ...(await copyMedia(storage, root, files))])
    const missing = missingOf(copied.named, files)
    const missingFiles = [...new Set([...missing.values()].flat())].sort()
    const hasVanished = missingFiles.some((address) => vanished.has(address))
    const isLast = round === MAX_ROUNDS
    if (!hasVanished && (isLast || (await areStillNamed(owner, missing)))) return { ...copied, missingFiles }
    if (isLast) {
      throw new BackupError('Files were removed all the time while the backup was made. Make it again.')
    }
  }
}

/** Addresses whose files are not in the backup, by table. */
const missingOf = (named: Copied['named'], files: Manifest['files']): Map<string, string[]> =>
  new Map(
    [...named]
      .map(([table, all]) => [table, [...all].filter((address) => !files[address.slice(1)])] as const)
      .filter(([, missing]) => missing.length > 0),
  )

/** Whether present rows of the same tables name all of them. Reading these tables costs far less than a snapshot of all. */
async function areStillNamed(owner: ConnectionConfig, missing: ReadonlyMap<string, string[]>): Promise<boolean> {
  if (missing.size === 0) return true
  const named = await namedFiles(owner, [...missing.keys()])
  return [...missing.values()].flat().every((address) => named.has(address))
}
