import { createReadStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { orUndefined } from '../platform/media/file-storage.ts'
import { writeFileAtomically } from '../runtime/atomic-files.ts'
import { BackupError } from './backup-error.ts'
import type { Place } from './make-backup.ts'
import { KEY_FILE } from './manifest.ts'
import { writeCounted } from './written.ts'

const MODE = 0o600

/** The signing key that a restore replaced, beside the new one. */
const FORMER_KEY_FILE = `${KEY_FILE}.before-restore`

/** @throws BackupError where the place has another signing key than the backup */
export async function assertSameKey(folder: string, { dataFolder }: Pick<Place, 'dataFolder'>): Promise<void> {
  const target = path.join(dataFolder, KEY_FILE)
  const { key, found } = await keysOf(folder, target)
  if (found && !found.equals(key)) {
    throw new BackupError(`${target} is another signing key. --replace replaces it.`)
  }
}

/**
 * Puts the backup's signing key into a data folder, and keeps the one that was there. Only after the rows: a restore that
 * fails before must leave the former database with the key that its sessions are signed with.
 * @throws BackupError where it can't be written
 */
export async function restoreKey(folder: string, { dataFolder }: Pick<Place, 'dataFolder'>): Promise<void> {
  const target = path.join(dataFolder, KEY_FILE)
  try {
    const { key, found } = await keysOf(folder, target)
    // as it is after a restore: what that one kept is not lost
    if (found?.equals(key)) return
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    if (found) await writeFileAtomically(path.join(dataFolder, FORMER_KEY_FILE), found, { mode: MODE })
    await writeCounted(target, createReadStream(path.join(folder, KEY_FILE)))
  } catch (cause) {
    const { message } = cause as Error
    throw new BackupError(
      `The rows are restored, but not the signing key ${target}: ${message}. Restore again, with --replace.`,
      { cause },
    )
  }
}

async function keysOf(folder: string, target: string) {
  return {
    key: await readFile(path.join(folder, KEY_FILE)),
    found: await readFile(target).catch(orUndefined),
  }
}
