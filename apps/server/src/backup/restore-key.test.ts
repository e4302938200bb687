import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { fingerprintOf, makeBackup, type Place } from './make-backup.ts'
import { KEY_FILE } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const FORMER = 'f'.repeat(43)
const PRAYERS = 'select mensagem from oracao'

const scratch = scratchFolder('restore-key')
const folder = path.join(scratch, 'backup')
let saved: TestDatabase
let present: TestDatabase
let key: string
let target: Place
const placeAt = (name: string, { url }: TestDatabase): Place => ({
  dataFolder: path.join(scratch, name),
  s3: undefined,
  databaseUrl: url,
  tokenKey: undefined,
})
const pray = async (database: TestDatabase, text: string) => {
  const [church] = await database.admin<{ id: number }>('select id from igreja')
  await database.admin('insert into oracao (igreja_id, nome, mensagem) values ($1, $2, $3)', [church?.id, 'Ana', text])
}

beforeAll(async () => {
  saved = await testDatabase()
  await seedChurch(saved, { codigo: 'demo' })
  await pray(saved, 'saved')
  const source = placeAt('source', saved)
  fingerprintOf(source) // a server has made the key
  key = readFileSync(path.join(source.dataFolder, KEY_FILE), 'utf8')
  await makeBackup(source, folder)
})
afterAll(async () => {
  await saved.close()
  rmSync(scratch, { recursive: true })
})
beforeEach(async () => {
  present = await testDatabase()
  await seedChurch(present, { codigo: 'demo' })
  await pray(present, 'present')
  // a restore refuses a database that a server is connected to
  await present.admin(`select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and application_name = 'atrio'`)
  target = placeAt('target', present)
  mkdirSync(path.join(target.dataFolder, 'keys'), { recursive: true })
  writeFileSync(path.join(target.dataFolder, KEY_FILE), FORMER)
  return async () => {
    rmSync(target.dataFolder, { recursive: true })
    await present.close()
  }
})

const keys = () => {
  const above = path.join(target.dataFolder, 'keys')
  return Object.fromEntries(readdirSync(above).map((name) => [name, readFileSync(path.join(above, name), 'utf8')]))
}

describe('a restore that replaces a database', () => {
  it('leaves its signing key as it was when it fails', async () => {
    await present.admin('alter table oracao add column odd int')
    await expect(restoreBackup(folder, target, { replace: true })).rejects.toThrow(/other columns of oracao: odd/)
    expect(keys()).toEqual({ 'token.key': FORMER })
    expect(await present.admin(PRAYERS)).toEqual([{ mensagem: 'present' }])
  })

  it('keeps the former signing key beside that of the backup', async () => {
    expect((await restoreBackup(folder, target, { replace: true })).isSameKey).toBe(true)
    expect(keys()).toEqual({ 'token.key': key, 'token.key.before-restore': FORMER })
    const former = path.join(target.dataFolder, `${KEY_FILE}.before-restore`)
    expect(statSync(former).mode & 0o777).toBe(0o600)
    await restoreBackup(folder, target, { replace: true })
    expect(keys()).toEqual({ 'token.key': key, 'token.key.before-restore': FORMER })
  })

  it('is finished by a second one when it ended between the rows and the key', async () => {
    const former = path.join(target.dataFolder, `${KEY_FILE}.before-restore`)
    mkdirSync(former)
    await expect(restoreBackup(folder, target, { replace: true })).rejects.toThrow(
      /^The rows are restored, but not the signing key .*Restore again, with --replace/,
    )
    expect(readFileSync(path.join(target.dataFolder, KEY_FILE), 'utf8')).toBe(FORMER)
    expect(await present.admin(PRAYERS)).toEqual([{ mensagem: 'saved' }])
    rmSync(former, { recursive: true })
    expect((await restoreBackup(folder, target, { replace: true })).isSameKey).toBe(true)
    expect(keys()).toEqual({ 'token.key': key, 'token.key.before-restore': FORMER })
  })

  it('is refused without --replace where another signing key is', async () => {
    await present.admin('delete from igreja')
    await expect(restoreBackup(folder, target)).rejects.toThrow(/is another signing key. --replace replaces it/)
    expect(keys()).toEqual({ 'token.key': FORMER })
  })
})
