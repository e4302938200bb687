import type { FileStorage } from '../platform/media/file-storage.ts'
import { MEDIA_PATH } from '../platform/media/media-store.ts'

/**
 * Copies files from one storage to another, while servers use both. Those that are there in the same size are left alone.
 * Resized versions are not copied: they are made again when asked for.
 */
export async function copyFiles(from: FileStorage, to: FileStorage): Promise<{ copied: number; kept: number }> {
  const done = { copied: 0, kept: 0 }
  for await (const { name, size } of from.list()) {
    if (size === 0 || !MEDIA_PATH.test(`/media/${name}`)) continue
    if ((await to.stat(name))?.size === size) done.kept++
    else {
      await to.store(name, await from.read(name))
      done.copied++
    }
  }
  return done
}
