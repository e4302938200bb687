import { randomUUID } from 'node:crypto'
import { closeSync, constants, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes files atomically: under another name, synced to the disk, then renamed, so that a crash or a full disk leaves
 * no partial file. A house test refuses every other way to write a file in the server.
 */
type WholeFile = {
  /** Permissions of the file; by default the system's. */
  mode?: number
  /** Modification time of the file, in milliseconds. */
  modifiedAt?: number
}

const RIGHTS = 0o666

/** The temporary name: in the same folder, since a rename is atomic only within one file system. */
const aside = (file: string) => `${file}.${randomUUID()}`

/**
 * Creates or replaces a file, with the folders above it.
 * @throws the system's error, such as ENOSPC; the former file is then unchanged and nothing of the new one is left
 */
export async function writeFileAtomically(
  file: string,
  data: Buffer | string | Readable,
  options: WholeFile = {},
): Promise<void> {
  const { mode = RIGHTS, modifiedAt } = options
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = aside(file)
  try {
    const handle = await open(draft, 'wx', mode)
    try {
      await handle.writeFile(data)
      if (modifiedAt !== undefined) await handle.utimes(modifiedAt / 1_000, modifiedAt / 1_000)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/**
 * Creates a file unless it exists; when several processes do so at once, one of them wins. The folder must exist.
 * @returns whether this call created it
 * @throws the system's error; nothing of the file is left then
 */
export function writeNewFile(file: string, data: Buffer | string, mode: number): boolean {
  const draft = aside(file)
  try {
    const handle = openSync(draft, 'wx', mode)
    try {
      writeFileSync(handle, data)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(draft, file) // unlike rename, link never replaces
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const folder = openSync(path.dirname(file), constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
  return true
}

/** A new name is part of the folder, which has to be synced as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
