import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import former from '../database/former-migrations.json' with { type: 'json' }
import { readMigrations } from '../database/migrate.ts'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { LEFT_OUT } from './catalogue.ts'
import { makeBackup, type Place } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { rowSums } from './testing/row-sums.ts'

const scratch = scratchFolder('former-backup')
let database: TestDatabase
let source: Place
let target: Place
beforeAll(async () => {
  database = await testDatabase()
  await seedChurch(database, { codigo: 'demo' })
  const name = `former_${process.pid}`
  await database.admin(`create database ${name} owner atrio_owner`)
  const placeAt = (folder: string, databaseUrl: string): Place => ({
    dataFolder: path.join(scratch, folder),
    s3: undefined,
    databaseUrl,
    tokenKey: 'k'.repeat(32),
  })
  source = placeAt('source', database.url)
  target = placeAt('target', database.url.replace(/@\/\w+/, `@/${name}`))
})
afterAll(async () => {
  await database.admin(`drop database former_${process.pid} with (force)`)
  await database.close()
  rmSync(scratch, { recursive: true })
})

const sums = (place: Place) => rowSums(place.databaseUrl ?? '', Object.keys(LEFT_OUT))

/** A backup as versions of before the first release made it: of the same tables, by other migrations. */
async function formerBackup(migrations: [name: string, checksum: string][]): Promise<string> {
  const folder = path.join(scratch, `backup-${migrations.length}`)
  await makeBackup(source, folder)
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: { name: string }[] }
  const later = manifest.migrations.filter(({ name }) => !former.replacedBy.includes(name))
  const before = migrations.map(([name, checksum]) => ({ name, checksum }))
  writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...before, ...later] }))
  return folder
}

it('a backup of before the first release with only some of its migrations is refused', async () => {
  const folder = await formerBackup(Object.entries(former.migrations).slice(0, -1))
  await expect(restoreBackup(folder, target)).rejects.toThrow(/^The backup is of a version before the first release/)
  expect(await sums(target)).toEqual({})
})

it('a backup of before the first release is taken over, into a new database and in the place of another', async () => {
  const folder = await formerBackup(Object.entries(former.migrations))
  await restoreBackup(folder, target)
  expect(await sums(target)).toEqual(await sums(source))
  await restoreBackup(folder, target, { replace: true })
  expect(await sums(target)).toEqual(await sums(source))
  const again = await makeBackup(target, path.join(scratch, 'again'))
  expect(again.migrations).toEqual(readMigrations().map(({ name, checksum }) => ({ name, checksum })))
})
