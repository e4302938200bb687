import type { FileStorage } from '../platform/media/file-storage.ts'
import { MEDIA_PATH } from '../platform/media/media-store.ts'

const SECOND_MS = 1_000

/**
 * Copies files from one storage to another, while servers use both. Those that are there in the same size are left alone.
 * Resized versions are not copied: they are made again when asked for.
 * @param since only files that were stored then or later: what is older and not in the target was removed there
 */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  since = new Date(0),
): Promise<{ copied: number; kept: number }> {
  const done = { copied: 0, kept: 0 }
  // storages may keep whole seconds
  const second = Math.floor(since.getTime() / SECOND_MS) * SECOND_MS
  for await (const { name, size, modifiedAt } of from.list()) {
    if (size === 0 || modifiedAt.getTime() < second || !MEDIA_PATH.test(`/media/${name}`)) continue
    if ((await to.stat(name))?.size === size) done.kept++
    else {
      await to.store(name, await from.read(name))
      done.copied++
    }
  }
  return done
}
