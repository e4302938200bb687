import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { openOwner } from '../database/open-database.ts'
import { serverKeys } from '../platform/auth/server-keys.ts'
import { MEDIA_PATHS } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import type { Config } from '../runtime/config.ts'
import { BackupError } from './backup-error.ts'
import { type Copied, copyTables } from './copy-tables.ts'
import { KEY_FILE, type Manifest, writeManifest } from './manifest.ts'
import { copyMedia } from './media-files.ts'
import { productVersion } from './product-version.ts'
import { writeCounted } from './written.ts'

export type Place = Pick<Config, 'dataFolder' | 's3' | 'databaseUrl' | 'tokenKey'>

export const fingerprintOf = (place: Place): string => serverKeys(place).digest('backup', 'signing key')

/** Snapshots that are taken while files disappear that rows still name. */
const MAX_ROUNDS = 3

/**
 * Saves database, files and signing key into a folder, while servers run.
 * @param folder created if missing; must be empty otherwise
 * @throws BackupError where something could be missing
 */
export async function makeBackup(place: Place, folder: string): Promise<Manifest> {
  const root = path.resolve(folder)
  await mkdir(root, { recursive: true, mode: 0o700 })
  if ((await readdir(root)).length > 0) throw new BackupError(`${folder} is not empty: name a new folder.`)
  await chmod(root, 0o700)
  const access = await openOwner({ dataFolder: place.dataFolder, url: place.databaseUrl })
  try {
    const files: Manifest['files'] = {}
    const { named: _named, missingFiles, ...copied } = await copyAll(place, access, root, files)
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
 * removed in between: these are copied before it. What is in neither was gone already, or was added and removed meanwhile:
 * only the former is still missing from the next snapshot.
 */
async function copyAll(
  place: Place,
  { owner }: Awaited<ReturnType<typeof openOwner>>,
  root: string,
  files: Manifest['files'],
): Promise<Copied & Pick<Manifest, 'missingFiles'>> {
  const storage = openStorage(place)
  const gone = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await copyMedia(storage, root, files)
    const copied = await copyTables(owner, root, MEDIA_PATHS)
    await copyMedia(storage, root, files)
    const missing = [...copied.named].filter((address) => !files[address.slice(1)]).sort()
    if (missing.every((address) => gone.has(address))) return { ...copied, missingFiles: missing }
    for (const address of missing) gone.add(address)
  }
  throw new BackupError('Files were removed all the time while the backup was made. Make it again.')
}
