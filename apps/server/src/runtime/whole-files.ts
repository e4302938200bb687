import { randomUUID } from 'node:crypto'
import { closeSync, constants, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Files that are there whole or not at all, whatever ends the process, the machine or the space on the disk: written under
 * another name, brought to the disk, and named then. A house test refuses every other way to write a file in the server.
 */
type WholeFile = {
  /** Permissions of the file; those that the system gives otherwise. */
  mode?: number
  /** Milliseconds: the time that the file is said to be of. */
  modifiedAt?: number
}

const RIGHTS = 0o666

/** The name under which a file is written first: beside it, since a name is only given within one file system. */
const aside = (file: string) => `${file}.${randomUUID()}`

/**
 * Writes a file in place of what has its name, with the folders above it.
 * @throws what the system says, ENOSPC for one; the former file is then as it was, and no part of the new one is left
 */
export async function writeWhole(file: string, data: Buffer | string, options: WholeFile = {}): Promise<void> {
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
  await keepName(folder)
}

/**
 * Writes a file where none has its name; of processes that do so at once one does. Its folder is there already.
 * @returns whether this call did
 * @throws what the system says; no part of the file is left then
 */
export function writeOnce(file: string, data: Buffer | string, mode: number): boolean {
  const draft = aside(file)
  try {
    const handle = openSync(draft, 'wx', mode)
    try {
      writeFileSync(handle, data)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(draft, file) // unlike a renaming it never replaces
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

/** A new name is the folder's content: it has to be on the disk as well. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
