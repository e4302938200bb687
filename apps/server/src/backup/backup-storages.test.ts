import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaStore } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { scratchFolder } from '../testing/processes.ts'
import { storages, type TestStorage } from '../testing/storages.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { makeBackup, type Place } from './make-backup.ts'
import { movePlace } from './move.ts'
import { restoreBackup } from './restore-backup.ts'

const PDF = Buffer.from('%PDF-1.4\n%made for a test\n')
const both = storages.flatMap(([from, openFrom]) =>
  storages.map(([to, openTo]) => [from, to, openFrom, openTo] as const),
)

describe.each(both)('a backup of files in %s, restored into %s', (_from, _to, openFrom, openTo) => {
  const scratch = scratchFolder('backup-storages')
  let database: TestDatabase
  let storage: Record<'from' | 'to', TestStorage>
  let count = 0
  beforeAll(async () => {
    storage = { from: await openFrom(), to: await openTo() }
    database = await testDatabase()
  })
  const databases: string[] = []
  afterAll(async () => {
    for (const name of databases) await database.admin(`drop database ${name} with (force)`)
    await database.close()
    await storage.from.close()
    await storage.to.close()
    rmSync(scratch, { recursive: true })
  })
  const place = (databaseUrl: string, { changes: { s3 } }: TestStorage): Place => ({
    dataFolder: path.join(scratch, `data-${count++}`),
    s3,
    databaseUrl,
    tokenKey: 'x'.repeat(32),
  })
  const newPlace = async () => {
    const name = `moved_${process.pid}_${Date.now()}_${count++}`
    await database.admin(`create database ${name} owner atrio_owner`)
    databases.push(name)
    return place(database.url.replace(/@\/\w+/, `@/${name}`), storage.to)
  }

  it('has every file, none of them resized, and replaces one that is damaged', async () => {
    const source = place(database.url, storage.from)
    const media = mediaStore(openStorage(source))
    const urls = [
      await media.storeDocument('demo', PDF, 'boletim'),
      await media.private.storeDocument('demo', PDF, 'apostila'),
    ]
    await media.storeSized(urls[0] ?? '', '480.webp', PDF)
    const folder = path.join(scratch, 'backup')
    const { files } = await makeBackup(source, folder)
    expect(Object.keys(files).sort()).toEqual(urls.map((url) => url.slice(1)).sort())
    const target = await newPlace()
    const restored = mediaStore(openStorage(target))
    const damaged = path.join(folder, 'manifest.json')
    await restored.storage.storeFile(urls[0]?.slice('/media/'.length) ?? '', damaged)
    await restoreBackup(folder, target)
    for (const url of urls) expect((await restored.read(url)).equals(PDF)).toBe(true)
    const again = await newPlace()
    await movePlace(target, again, {})
    const moved = mediaStore(openStorage(again))
    for (const url of urls) expect((await moved.read(url)).equals(PDF)).toBe(true)
    expect(existsSync(again.dataFolder) ? readdirSync(again.dataFolder) : []).toEqual(again.s3 ? [] : ['media'])
  })
})
