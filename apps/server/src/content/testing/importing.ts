import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { folderStorage } from '../../platform/media/folder-storage.ts'
import { mediaStore } from '../../platform/media/media-store.ts'
import { loadSanitize } from '../../platform/sanitize.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { importContent, type ImportOptions } from '../import-content.ts'

/** A database and a media folder to import into, for one test file, at one moment. */
export async function importing() {
  const database = await testDatabase()
  afterAll(() => database.close())
  const mediaFolder = await mkdtemp(path.join(tmpdir(), 'atrio-media-'))
  afterAll(() => rm(mediaFolder, { recursive: true }))
  const media = mediaStore(folderStorage(mediaFolder))
  const clock = () => new Date('2026-11-20T13:00:00Z')
  const sanitize = await loadSanitize()
  const bring = (folder: string, more: Partial<ImportOptions> = {}) =>
    importContent({ folder, database, media, clock, sanitize, ...more })
  return { database, media, clock, sanitize, bring }
}
