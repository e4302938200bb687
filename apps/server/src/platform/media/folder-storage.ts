import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '../../runtime/atomic-files.ts'
import { type FileStorage, orUndefined, type StoredFile } from './file-storage.ts'

/** Files in a folder, which several processes may share. */
export function folderStorage(folder: string): FileStorage {
  const root = path.resolve(folder)
  const pathOf = (name: string) => path.join(root, ...name.split('/'))
  const statOf = async (file: string): Promise<StoredFile | undefined> => {
    const found = await stat(file).catch(orUndefined)
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined
  }
  return {
    read: (name) => readFile(pathOf(name)),
    // its caller has asked for the size: opening it here as well would cost another trip to the disk
    stream: async (name, part) => createReadStream(pathOf(name), part && { start: part.from, end: part.to }),
    size: async (name) => (await statOf(pathOf(name)))?.size,
    stat: (name) => statOf(pathOf(name)),
    async store(name, data) {
      const file = pathOf(name)
      if (!(await isKept(file))) await writeFileAtomically(file, data)
    },
    async storeFile(name, source, { consume = false } = {}) {
      const file = pathOf(name)
      const copy = () => writeFileAtomically(file, createReadStream(source))
      if (!consume) return copy()
      await mkdir(path.dirname(file), { recursive: true })
      await rename(source, file).catch(copy) // pictures may be on another disk than the data folder
    },
    async copy(from, to) {
      const source = await open(pathOf(from))
      await writeFileAtomically(pathOf(to), source.createReadStream())
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(beginning = '') {
      const above = beginning.slice(0, beginning.lastIndexOf('/') + 1)
      const found = (await readdir(pathOf(above), { recursive: true }).catch(orUndefined)) ?? []
      for (const each of found) {
        const name = above + each.split(path.sep).join('/')
        const file = name.startsWith(beginning) ? await statOf(pathOf(name)) : undefined
        if (file) yield { name, size: file.size, modifiedAt: file.modifiedAt }
      }
    },
  }
}

/** Whether a file is there that is not empty; its time is then set to now. */
async function isKept(file: string): Promise<boolean> {
  const found = await stat(file).catch(orUndefined)
  if (!found?.size) return false
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    (error: unknown) => orUndefined(error) ?? false, // removed meanwhile
  )
}
