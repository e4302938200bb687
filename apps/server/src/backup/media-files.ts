import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { MEDIA_PATH } from '../platform/media/media-store.ts'
import type { Manifest } from './manifest.ts'
import { writeCounted } from './written.ts'

/**
 * Copies the files that are not in the backup yet. Resized versions are left out: they are made again when asked for.
 * @param files those in the backup, by path in it; added to
 */
export async function copyMedia(dataFolder: string, folder: string, files: Manifest['files']): Promise<void> {
  const root = path.join(dataFolder, 'media')
  const names = await readdir(root, { recursive: true }).catch(() => [])
  for (const name of names) {
    const address = `/media/${name.split(path.sep).join('/')}`
    if (!MEDIA_PATH.test(address) || files[address.slice(1)]) continue
    const source = path.join(root, name)
    const size = await stat(source).then(
      ({ size }) => size,
      () => 0,
    )
    if (size === 0) continue // removed meanwhile, or what a full disk has left
    try {
      files[address.slice(1)] = await writeCounted(path.join(folder, address), createReadStream(source))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // removed meanwhile
    }
  }
}
