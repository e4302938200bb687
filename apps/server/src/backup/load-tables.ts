import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { quoted, readSequences, readTables } from './catalogue.ts'
import { SETTINGS, tableFile } from './copy-tables.ts'
import type { Manifest } from './manifest.ts'

type Constraint = { table: string; name: string; definition: string }

/**
 * Puts the rows of a backup in the place of all that the tables hold, in one transaction. As an owner without special
 * rights: foreign keys are dropped and made again, which checks every row; triggers and the owner's own row-level security
 * are off meanwhile.
 * @throws BackupError where the tables are not the backup's, or rows are missing afterwards
 */
export async function loadTables(client: ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const tables = await readTables(client)
  const sequences = await readSequences(client)
  assertSame(
    'tables',
    tables.map(({ name }) => name),
    [...Object.keys(manifest.tables), ...Object.keys(manifest.leftOut)],
  )
  assertSame('sequences', sequences, Object.keys(manifest.sequences))
  for (const { name, columns } of tables)
    assertSame(`columns of ${name}`, columns, manifest.tables[name]?.columns ?? columns)
  const emptied = tables.filter(({ name }) => name !== 'migration')
  const forced = emptied.filter(({ isForced }) => isForced)
  const each = async (list: typeof tables, change: string) => {
    for (const { name } of list) await client.query(`alter table ${quoted(name)} ${change}`)
  }
  await client.query('begin')
  try {
    await client.query(SETTINGS)
    await each(forced, 'no force row level security')
    await each(emptied, 'disable trigger user')
    const constraints = await foreignKeys(client)
    for (const { table, name } of constraints)
      await client.query(`alter table ${quoted(table)} drop constraint "${name}"`)
    await client.query(`truncate ${emptied.map(({ name }) => quoted(name)).join(', ')}`)
    for (const [name, { columns, rows }] of Object.entries(manifest.tables)) {
      const list = columns.map((column) => `"${column}"`).join(', ')
      const copy = client.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin`))
      await pipeline(createReadStream(tableFile(folder, name)), copy)
      if (copy.rowCount !== rows) throw new BackupError(`${name} has ${copy.rowCount} rows of ${rows} in the backup.`)
    }
    for (const { table, name, definition } of constraints) {
      await client.query(`alter table ${quoted(table)} add constraint "${name}" ${definition}`)
    }
    for (const [name, { last, isCalled }] of Object.entries(manifest.sequences)) {
      await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
    }
    await each(emptied, 'enable trigger user')
    await each(forced, 'force row level security')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function foreignKeys(client: ClientBase): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}

function assertSame(what: string, here: readonly string[], inBackup: readonly string[]): void {
  const differing = [
    ...here.filter((name) => !inBackup.includes(name)),
    ...inBackup.filter((name) => !here.includes(name)),
  ]
  if (differing.length > 0)
    throw new BackupError(`The database and the backup have other ${what}: ${differing.join(', ')}.`)
}
