import type { ConnectionConfig } from '../database/watched-client.ts'
import type { FileStorage, StoredFile } from '../platform/media/file-storage.ts'
import { MEDIA_PATH, MEDIA_PATHS, originalOf, sizedBeginning } from '../platform/media/media-store.ts'
import { isPlaylist } from '../platform/media/videos.ts'
import { namedFiles } from './named-files.ts'

export type UnusedFile = StoredFile & { name: string }

/** What a write that was killed has left beside its file. */
const DRAFT = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Files that nothing names: neither a row of any table, nor a playlist that is named itself. Resized versions are named
 * by their original.
 * @param before only files stored before this moment: one that was stored just now is not named yet
 * @throws BackupError where row-level security could hide a row
 */
export async function unusedFiles(owner: ConnectionConfig, storage: FileStorage, before: Date): Promise<UnusedFile[]> {
  // first the files: what is stored after this moment is no candidate, and what is named later was stored again
  const all = new Map<string, UnusedFile>()
  for await (const file of storage.list()) all.set(file.name, file)
  const named = new Set([...(await namedFiles(owner))].map((address) => address.slice('/media/'.length)))
  await addParts(named, storage, all)
  return [...all.values()].filter((file) => file.modifiedAt < before && isUnused(file.name, named, all))
}

/**
 * Deletes an unused file with its resized versions, unless it was stored again meanwhile.
 * @returns whether it was deleted
 */
export async function removeUnused(storage: FileStorage, { name }: UnusedFile, before: Date): Promise<boolean> {
  const found = await storage.stat(name)
  if (!found || found.modifiedAt >= before) return false
  await storage.remove(name)
  for await (const version of storage.list(sizedBeginning(name))) await storage.remove(version.name)
  return true
}

function isUnused(name: string, named: ReadonlySet<string>, all: ReadonlyMap<string, unknown>): boolean {
  if (MEDIA_PATH.test(`/media/${name}`)) return !named.has(name)
  const original = originalOf(name)
  // those of an unused original are deleted with it
  if (original !== undefined) return !all.has(original)
  return DRAFT.test(name)
}

/** Adds the parts of playlists that are named. */
async function addParts(named: Set<string>, storage: FileStorage, all: ReadonlyMap<string, unknown>): Promise<void> {
  for (const name of [...named].filter((each) => each.endsWith('.m3u8') && all.has(each))) {
    const list = await storage.read(name)
    if (!isPlaylist(list)) continue
    for (const [part] of list.toString().matchAll(MEDIA_PATHS)) named.add(part.slice('/media/'.length))
  }
}
