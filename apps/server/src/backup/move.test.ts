import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../database/open-database.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { scratchFolder, until } from '../testing/processes.ts'
import { s3StandIn } from '../testing/s3-stand-in.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Place } from './make-backup.ts'
import { movePlace } from './move.ts'

const PDF = Buffer.from('%PDF-1.4\n%made for a test\n')
const scratch = scratchFolder('move')
const bucket = await s3StandIn()
const databases: string[] = []
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await seedChurch(database, { codigo: 'demo' })
  // a move refuses a database that a server is connected to
  await database.admin(`select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and application_name = 'atrio'`)
})
afterAll(async () => {
  for (const name of databases) await database.admin(`drop database ${name} with (force)`)
  await database.close()
  await bucket.close()
  rmSync(scratch, { recursive: true })
})

let from: Place
let to: Place
beforeEach(async () => {
  const name = `moved_${process.pid}_${databases.length}`
  await database.admin(`create database ${name} owner atrio_owner`)
  databases.push(name)
  const common = { s3: undefined, tokenKey: 'k'.repeat(32) }
  from = { ...common, dataFolder: path.join(scratch, `${name}-from`), databaseUrl: database.url }
  to = {
    ...common,
    dataFolder: path.join(scratch, `${name}-to`),
    databaseUrl: database.url.replace(/@\/\w+/, `@/${name}`),
  }
})

const churches = async ({ databaseUrl }: Place) =>
  withClient({ connectionString: databaseUrl }, async (client) => {
    const { rows } = await client.query<{ codigo: string }>('select codigo from igreja')
    return rows.map(({ codigo }) => codigo)
  })
const store = (place: Place) => mediaStore(openStorage(place)).storeDocument('demo', PDF, 'boletim')

describe('a move', () => {
  it('asks a bucket that both places share for nothing', async () => {
    const { s3 } = bucket
    const url = await store({ ...from, s3 })
    const asked = bucket.asked.length
    const { files } = await movePlace({ ...from, s3 }, { ...to, s3: { ...s3, isPathStyle: !s3.isPathStyle } }, {})
    expect(bucket.asked.slice(asked)).toEqual([])
    expect(files).toEqual({})
    expect(await churches(to)).toEqual(['demo'])
    expect((await mediaStore(openStorage({ ...to, s3 })).read(url)).equals(PDF)).toBe(true)
  })

  it('leaves files where they are in a data folder that both places share', async () => {
    const url = await store(from)
    const target = { ...to, dataFolder: from.dataFolder }
    expect((await movePlace(from, target, {})).files).toEqual({})
    expect(await churches(to)).toEqual(['demo'])
    expect((await mediaStore(openStorage(target)).read(url)).equals(PDF)).toBe(true)
  })

  it('copies files below another prefix of the same bucket', async () => {
    const { s3 } = bucket
    const url = await store({ ...from, s3 })
    const target = { ...to, s3: { ...s3, prefix: `${s3.prefix}moved/` } }
    expect(Object.keys((await movePlace({ ...from, s3 }, target, {})).files)).toEqual([url.slice(1)])
    expect((await mediaStore(openStorage(target)).read(url)).equals(PDF)).toBe(true)
  })

  it('removes what an interrupted move has left, and nothing else', async () => {
    await store(from)
    for (const name of ['.atrio-moving-AbC123', 'moving-photos']) {
      mkdirSync(path.join(to.dataFolder, name, 'tables'), { recursive: true })
      writeFileSync(path.join(to.dataFolder, name, 'tables/conta.copy'), 'rows')
    }
    await movePlace(from, to, {})
    expect(readdirSync(to.dataFolder).sort()).toEqual(['media', 'moving-photos'])
  })

  it('is refused while another one copies files of the same place, whose copies it keeps', async () => {
    const source = { ...from, s3: bucket.s3 }
    await store(source)
    const asked = bucket.asked.length
    const refused = Promise.withResolvers<boolean>()
    bucket.behave(() => refused.promise)
    const first = movePlace(source, to, {})
    await until(() => bucket.asked.length > asked)
    const [stage = ''] = readdirSync(to.dataFolder)
    const copy = path.join(to.dataFolder, stage, 'copy')
    writeFileSync(copy, 'of the first')
    await expect(movePlace(source, to, {})).rejects.toThrow(/uses the database. Stop it first/)
    expect(existsSync(copy)).toBe(true)
    refused.resolve(false)
    bucket.behave()
    await first
    expect(readdirSync(to.dataFolder)).toEqual(['media'])
  })
})
