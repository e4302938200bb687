import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildServer } from '../start/build-server.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import { openAt, openOwner, withClient } from '../database/open-database.ts'
import { readConfig } from '../runtime/config.ts'
import { people } from '../testing/people.ts'
import { scratchFolder } from '../testing/processes.ts'
import { NOON } from '../testing/test-server.ts'
import { LEFT_OUT } from './catalogue.ts'
import { makeBackup, type Place } from './make-backup.ts'
import { movePlace } from './move.ts'
import { restoreBackup } from './restore-backup.ts'
import { rowSums } from './testing/row-sums.ts'

const world = await people()
const { admin, url } = world.server.database
const { config } = world.server.app.services
const source: Place = { dataFolder: config.dataFolder, s3: undefined, databaseUrl: url, tokenKey: undefined }
const scratch = scratchFolder('backup')
const databases: string[] = []
afterAll(async () => {
  for (const name of databases) await admin(`drop database ${name} with (force)`)
  await world.close()
  rmSync(scratch, { recursive: true })
})

let count = 0
/** A new database without tables, and a new data folder. */
async function newPlace(): Promise<Place & { databaseUrl: string }> {
  const name = `restored_${process.pid}_${count++}`
  await admin(`create database ${name} owner atrio_owner`)
  databases.push(name)
  const databaseUrl = url.replace(/@\/\w+/, `@/${name}`)
  return { dataFolder: path.join(scratch, name), s3: undefined, databaseUrl, tokenKey: undefined }
}
const newFolder = () => path.join(scratch, `backup-${count++}`)
const PICTURE = `/media/demo/${'a'.repeat(32)}/picture.png`
const fileIn = ({ dataFolder }: Place, address: string) => path.join(dataFolder, address)

/** Has a row name a file. */
async function namePicture(address: string): Promise<void> {
  await admin(`update conta set image = jsonb_build_object('url', $1::text) where id = ${world.ana.account}`, [address])
}

beforeEach(async () => {
  mkdirSync(path.dirname(fileIn(source, PICTURE)), { recursive: true })
  writeFileSync(fileIn(source, PICTURE), 'the picture')
  await namePicture(PICTURE)
})

const sums = (place: Place) => rowSums(place.databaseUrl ?? '', Object.keys(LEFT_OUT))

describe('a backup', () => {
  it('restores every row and file into a new database, where sessions go on', async () => {
    const { token } = await world.login(world.ana.email)
    const folder = newFolder()
    await makeBackup(source, folder)
    const target = await newPlace()
    const { isSameKey, tables } = await restoreBackup(folder, target)
    const before = await sums(source)
    expect(await sums(target)).toEqual(before)
    expect(Object.keys(tables).sort()).toEqual(Object.keys(before).sort())
    expect(tables['usuario']?.rows).toBeGreaterThan(3)
    expect(readFileSync(fileIn(target, PICTURE), 'utf8')).toBe('the picture')
    expect(isSameKey).toBe(true)
    const database = await openAt({ url: target.databaseUrl })
    const app = await buildServer({
      config: { ...readConfig({}), dataFolder: target.dataFolder },
      database,
      clock: () => NOON,
    })
    const headers = { host: 'demo.localhost', authorization: `Bearer ${token}` }
    const answer = await app.inject({ url: '/api/v1/me', headers })
    await app.close()
    await database.close()
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(world.ana.email)])
  })

  it('leaves the restored tables as migrations made them', async () => {
    const folder = newFolder()
    await makeBackup(source, folder)
    const target = await newPlace()
    await restoreBackup(folder, target)
    const shape = (place: Place) =>
      withClient({ connectionString: place.databaseUrl }, async (client) => {
        const { rows } = await client.query(`
          select relname::text as name, relrowsecurity, relforcerowsecurity,
            array(select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = c.oid order by 1) as constraints,
            array(select tgname || ' ' || tgenabled::text from pg_trigger where tgrelid = c.oid and not tgisinternal order by 1) as triggers
          from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
        const sequences = await client.query('select sequencename, last_value from pg_sequences order by 1')
        return [rows, sequences.rows]
      })
    expect(await shape(target)).toEqual(await shape(source))
  })

  it('is readable by its owner only', async () => {
    const folder = newFolder()
    await makeBackup(source, folder)
    const modes = ['', 'manifest.json', 'tables/usuario.copy', 'keys/token.key'].map(
      (name) => statSync(path.join(folder, name)).mode & 0o777,
    )
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600])
  })

  it.each([
    ['without a foreign key to its church', 'create table odd (igreja_id int not null)', ''],
    [
      'with another policy',
      'create table odd (igreja_id int not null references igreja)',
      'drop policy church on odd; create policy church on odd using (igreja_id = 1)',
    ],
  ])('fails where row-level security could hide rows: a table %s', async (_name, create, change) => {
    await admin(`set role atrio_owner; ${create}; call protect_church_table('odd'); ${change}; reset role`)
    try {
      await expect(makeBackup(source, newFolder())).rejects.toThrow(/could hide rows of (.*, )?odd(,| )/)
    } finally {
      await admin('drop table odd')
    }
  })

  it('contains a table that it has never heard of', async () => {
    await admin('set role atrio_owner; create table odd (id int); insert into odd values (1); reset role')
    try {
      expect((await makeBackup(source, newFolder())).tables['odd']).toMatchObject({ columns: ['id'], rows: 1 })
    } finally {
      await admin('drop table odd')
    }
  })

  it('lists a file that was gone before', async () => {
    const gone = PICTURE.replace('picture', 'gone')
    await namePicture(gone)
    expect((await makeBackup(source, newFolder())).missingFiles).toEqual([gone])
  })

  it('refuses a folder that is not empty', async () => {
    await expect(makeBackup(source, source.dataFolder)).rejects.toThrow(/is not empty: name a new folder/)
  })
})

describe('restoring', () => {
  it('migrates a backup of an older version', async () => {
    const old = await newPlace()
    const access = await openOwner({ dataFolder: old.dataFolder, url: old.databaseUrl })
    await withClient(access.owner, (client) => migrate(client, readMigrations().slice(0, -1)))
    mkdirSync(old.dataFolder, { recursive: true })
    const folder = newFolder()
    expect((await makeBackup(old, folder)).migrations).toHaveLength(readMigrations().length - 1)
    const target = await newPlace()
    await restoreBackup(folder, target)
    const applied = await withClient({ connectionString: target.databaseUrl }, (client) =>
      client.query('select from migration'),
    )
    expect(applied.rowCount).toBe(readMigrations().length)
  })

  const damaged: [string, RegExp, (folder: string) => void][] = [
    ['without its manifest', /no complete backup/, (folder) => rmSync(path.join(folder, 'manifest.json'))],
    [
      'with a changed table',
      /usuario\.copy is not what was written/,
      (folder) => append(folder, 'tables/usuario.copy'),
    ],
    ['with a changed picture', /picture\.png is not what was written/, (folder) => append(folder, PICTURE)],
    ['without a table', /usuario\.copy is missing/, (folder) => rmSync(path.join(folder, 'tables/usuario.copy'))],
    ['with a file outside its folder', /is damaged/, (folder) => nameOutside(folder)],
    ['of a newer version', /is of a newer version .*9999-new\.sql/, (folder) => addMigration(folder)],
  ]
  it.each(damaged)('refuses a backup %s', async (_name, message, damage) => {
    const folder = newFolder()
    await makeBackup(source, folder)
    damage(folder)
    const target = await newPlace()
    await expect(restoreBackup(folder, target)).rejects.toThrow(message)
    expect(await sums(target)).toEqual({})
  })

  it('refuses a database with rows unless they are to be replaced, and one that is in use', async () => {
    const folder = newFolder()
    await makeBackup(source, folder)
    await expect(restoreBackup(folder, source, { replace: true })).rejects.toThrow(/uses the database. Stop it first/)
    const target = await newPlace()
    await restoreBackup(folder, target)
    await expect(restoreBackup(folder, target)).rejects.toThrow(/is not empty. --replace/)
    await restoreBackup(folder, target, { replace: true })
    expect(await sums(target)).toEqual(await sums(source))
  })

  it('reports another signing key', async () => {
    const folder = newFolder()
    await makeBackup(source, folder)
    const target = { ...(await newPlace()), tokenKey: 'x'.repeat(32) }
    expect((await restoreBackup(folder, target)).isSameKey).toBe(false)
  })
})

it('moving copies everything, and leaves nothing but that', async () => {
  const folder = newFolder()
  await makeBackup(source, folder)
  const [from, to] = [await newPlace(), await newPlace()]
  await restoreBackup(folder, from)
  await movePlace(from, to, {})
  expect(await sums(to)).toEqual(await sums(source))
  expect(readFileSync(fileIn(to, PICTURE), 'utf8')).toBe('the picture')
  expect(readdirSync(to.dataFolder).sort()).toEqual(['keys', 'media'])
  await expect(movePlace(from, from, {})).rejects.toThrow(/same database/)
})

function append(folder: string, name: string): void {
  const file = path.join(folder, name)
  writeFileSync(file, `${readFileSync(file, 'utf8')}x`)
}

/** Names a file beside the backup, which is what its description says. */
function nameOutside(folder: string) {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, unknown> }
  manifest.files['../outside'] = manifest.files[PICTURE.slice(1)]
  writeFileSync(file, JSON.stringify(manifest))
  writeFileSync(path.join(folder, '../outside'), 'the picture')
}

function addMigration(folder: string): void {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: object[] }
  manifest.migrations.push({ name: '9999-new.sql', checksum: 'x' })
  writeFileSync(file, JSON.stringify(manifest))
}
