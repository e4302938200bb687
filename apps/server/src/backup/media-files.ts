import path from 'node:path'
import { type FileStorage, isMissing } from '../platform/media/file-storage.ts'
import { MEDIA_PATH } from '../platform/media/media-store.ts'
import type { Manifest } from './manifest.ts'
import { writeCounted } from './written.ts'

/**
 * Copies the files that are not in the backup yet. Resized versions are left out: they are made again when asked for.
 * @param files those in the backup, by path in it; added to
 * @returns addresses of files that were listed, and gone when they were to be copied
 */
export async function copyMedia(storage: FileStorage, folder: string, files: Manifest['files']): Promise<string[]> {
  const vanished: string[] = []
  for await (const { name, size } of storage.list()) {
    const address = `/media/${name}`
    if (!MEDIA_PATH.test(address) || files[address.slice(1)]) continue
    if (size === 0) continue // what a full disk has left
    try {
      files[address.slice(1)] = await writeCounted(path.join(folder, address), await storage.stream(name))
    } catch (error) {
      if (!isMissing(error)) throw error
      vanished.push(address)
    }
  }
  return vanished
}
