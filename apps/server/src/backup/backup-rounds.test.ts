import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileStorage } from '../platform/media/file-storage.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { makeBackup, type Place } from './make-backup.ts'

const scratch = scratchFolder('backup-rounds')
let database: TestDatabase
let place: Place
let church: number
let count = 0
beforeAll(async () => {
  database = await testDatabase()
  church = await seedChurch(database, { codigo: 'demo' })
  const dataFolder = path.join(scratch, 'data')
  place = { dataFolder, s3: undefined, databaseUrl: database.url, tokenKey: 'k'.repeat(32) }
})
afterAll(async () => {
  await database.close()
  rmSync(scratch, { recursive: true })
})
beforeEach(async () => {
  await database.admin('delete from oracao')
  rmSync(place.dataFolder, { recursive: true, force: true })
})

const address = () => `/media/demo/${(count++).toString(16).padStart(32, '0')}/picture.png`
const fileOf = (url: string) => path.join(place.dataFolder, url)
const pray = (text: string) =>
  database.admin('insert into oracao (igreja_id, nome, mensagem) values ($1, $2, $3)', [church, 'Ana', text])

async function storeAndName(url: string): Promise<void> {
  mkdirSync(path.dirname(fileOf(url)), { recursive: true })
  writeFileSync(fileOf(url), 'the picture')
  await pray(url)
}

async function removeWithRow(url: string): Promise<void> {
  await database.admin('delete from oracao where mensagem = $1', [url])
  rmSync(fileOf(url))
}

type Meanwhile = { before?: (round: number) => unknown; after?: (round: number) => unknown }

/** Makes a backup, and changes something before and after the snapshot of each round: files are listed around it. */
async function backup({ before, after }: Meanwhile, changes: Partial<FileStorage> = {}) {
  let lists = 0
  const storage = openStorage(place)
  const observed: FileStorage = {
    ...storage,
    ...changes,
    async *list(beginning) {
      const round = Math.ceil(++lists / 2)
      if (lists % 2 === 0) await after?.(round)
      yield* storage.list(beginning)
      if (lists % 2 === 1) await before?.(round)
    },
  }
  const made = await makeBackup(place, path.join(scratch, `backup-${count++}`), { storage: observed })
  return { ...made, rounds: lists / 2 }
}

describe('a backup', () => {
  it('takes one snapshot when a prayer contains a made-up address', async () => {
    const madeUp = address()
    await pray(`Look at ${madeUp}!`)
    expect(await backup({})).toMatchObject({ rounds: 1, missingFiles: [madeUp] })
  })

  it('is made although each of its snapshots has another made-up address', async () => {
    const madeUp = Array.from({ length: 3 }, address)
    const before = (round: number) => pray(madeUp[round - 1] ?? '')
    const after = () => database.admin('delete from oracao')
    expect(await backup({ before, after })).toMatchObject({ rounds: 3, missingFiles: [madeUp[2]] })
  })

  it('names no file that was stored and removed around its first snapshot', async () => {
    const brief = address()
    const before = (round: number) => round === 1 && storeAndName(brief)
    const after = (round: number) => round === 1 && removeWithRow(brief)
    expect(await backup({ before, after })).toMatchObject({ rounds: 2, missingFiles: [] })
  })

  it('names no file that was removed while files were copied', async () => {
    const [removed, kept] = [address(), address()]
    await storeAndName(removed)
    await storeAndName(kept)
    const storage = openStorage(place)
    const made = await backup(
      { after: (round) => round === 1 && database.admin('delete from oracao where mensagem = $1', [removed]) },
      {
        async stream(name) {
          if (`/media/${name}` === removed) rmSync(fileOf(removed), { force: true })
          const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' })
          return `/media/${name}` === removed ? Promise.reject(missing) : storage.stream(name)
        },
      },
    )
    expect(made).toMatchObject({ rounds: 2, missingFiles: [] })
    expect(Object.keys(made.files)).toEqual([kept.slice(1)])
  })

  it('is refused when the storage lists a named file and never has it', async () => {
    await storeAndName(address())
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' })
    await expect(backup({}, { stream: () => Promise.reject(missing) })).rejects.toThrow(/^Files were removed/)
  })
})
