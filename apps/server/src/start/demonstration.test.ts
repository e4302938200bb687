import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage } from '../platform/media/folder-storage.ts'
import { type MediaStore, mediaStore } from '../platform/media/media-store.ts'
import { readConfig } from '../runtime/config.ts'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { NOON } from '../testing/test-server.ts'
import { importDemonstration } from './demonstration.ts'

const CONTENT = path.join(import.meta.dirname, '../../content')
/** In the order of import; the third has pictures. */
const CHURCHES = ['closed', 'hope', 'luz', 'minimal']

const folder = scratchFolder('demonstration')
const databases: TestDatabase[] = []
beforeAll(() => {
  for (const name of [...CHURCHES, 'organizacoes'])
    cpSync(path.join(CONTENT, name), path.join(folder, 'content', name), { recursive: true })
})
afterAll(async () => {
  for (const database of databases) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function newDatabase() {
  const database = await testDatabase()
  databases.push(database)
  return database
}
const codesIn = async (database: TestDatabase) =>
  (await database.admin<{ codigo: string }>('select codigo from igreja order by 1')).map(({ codigo }) => codigo)
const media = mediaStore(folderStorage(folder))
const start = (database: TestDatabase, store: MediaStore = media, env: Record<string, string> = {}) =>
  importDemonstration({
    config: readConfig(env),
    database,
    media: store,
    clock: () => NOON,
    folder: path.join(folder, 'content'),
  })

/** Interrupts the import of a church at its first picture, when some of its rows are written. */
const cutShort = (): MediaStore => ({ ...media, store: () => Promise.reject(new Error('cut short')) })

describe('the demonstration', () => {
  it('is imported into a new database, completely and once', async () => {
    const database = await newDatabase()
    expect(await start(database)).toEqual(CHURCHES)
    expect(await codesIn(database)).toEqual(CHURCHES)
    expect(await start(database)).toEqual([])
  })

  it('resumes at the next start after an interruption, and restores no church that was removed', async () => {
    const database = await newDatabase()
    await expect(start(database, cutShort())).rejects.toThrow('cut short')
    expect(await codesIn(database)).toEqual(['closed', 'hope'])
    expect(await start(database)).toEqual(['luz', 'minimal'])
    expect(await codesIn(database)).toEqual(CHURCHES)
    await database.admin(`delete from igreja where codigo in ('hope', 'luz')`)
    expect(await start(database)).toEqual([])
    await database.admin('delete from igreja')
    expect(await start(database)).toEqual([])
    expect(await codesIn(database)).toEqual([])
  })

  it('leaves a church of the operator’s own unchanged', async () => {
    const database = await newDatabase()
    await expect(start(database, cutShort())).rejects.toThrow('cut short')
    await seedChurch(database, { codigo: 'minimal', nome: 'Our own' })
    expect(await start(database)).toEqual(['luz'])
    const [own] = await database.admin(`select nome from igreja where codigo = 'minimal'`)
    expect(own).toEqual({ nome: 'Our own' })
  })

  it('is not imported into a database with churches, with DATABASE_URL, or for a public domain', async () => {
    const [used, fresh] = [await newDatabase(), await newDatabase()]
    await seedChurch(used, { codigo: 'own' })
    expect(await start(used)).toEqual([])
    const environments: Record<string, string>[] = [
      { DATABASE_URL: 'postgres://db.example/atrio' },
      { APP_DOMAIN: 'igrejas.example' },
      { DEMONSTRATION: 'false' },
    ]
    for (const env of environments) expect(await start(fresh, media, env)).toEqual([])
    expect([await codesIn(used), await codesIn(fresh)]).toEqual([['own'], []])
  })

  it('has only churches whose folder names are their codes', () => {
    const folders = readdirSync(CONTENT).filter((name) => existsSync(path.join(CONTENT, name, 'igreja.json')))
    const codes = folders.map(
      (name) =>
        (JSON.parse(readFileSync(path.join(CONTENT, name, 'igreja.json'), 'utf8')) as { codigo: string }).codigo,
    )
    expect(codes).toEqual(folders)
    expect(codes).toEqual(expect.arrayContaining(CHURCHES))
  })
})
