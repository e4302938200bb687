import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../database/open-database.ts'
import type { ConnectionConfig } from '../database/watched-client.ts'
import { BackupError } from './backup-error.ts'
import { LEFT_OUT, quoted, readSequences, readTables, showAllRows } from './catalogue.ts'
import type { Manifest } from './manifest.ts'
import { writeCounted } from './written.ts'

/** Milliseconds: a large table, or an index of one, is written without a word from PostgreSQL. */
const SILENT_MS = 6 * 3_600_000

/** The owner's connection with room for long statements. */
export const patient = (owner: ConnectionConfig): ConnectionConfig => ({ ...owner, silentMs: SILENT_MS })

/** Values are written the same by every version and setting of the server. */
export const SETTINGS = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

export const tableFile = (folder: string, name: string): string => path.join(folder, 'tables', `${name}.copy`)

export type Copied = Pick<Manifest, 'createdAt' | 'migrations' | 'tables' | 'sequences' | 'leftOut'> & {
  /** Addresses of files that rows name, by table. */
  named: Map<string, Set<string>>
}

/**
 * Writes every table into a folder, all of the same moment, while others read and write.
 * @param addresses what addresses of files look like
 * @throws BackupError where a row could be missing
 */
export const copyTables = (owner: ConnectionConfig, folder: string, addresses: RegExp): Promise<Copied> =>
  withClient(patient(owner), async (client) => {
    // A migration that rewrites a table would empty it for older snapshots: the locks come before the snapshot.
    const known = await readTables(client)
    if (known.length === 0) throw new BackupError('The database holds nothing yet.')
    await client.query('begin isolation level repeatable read read only')
    await client.query(`lock table ${known.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
    await client.query(SETTINGS)
    await showAllRows(client)
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from migration order by name',
    )
    const {
      rows: [moment],
    } = await client.query<{ now: Date }>('select now()')
    const tables: Manifest['tables'] = {}
    const leftOut: Manifest['leftOut'] = {}
    const named: Copied['named'] = new Map()
    for (const { name, columns } of await readTables(client)) {
      const reason = LEFT_OUT[name]
      if (reason !== undefined) {
        leftOut[name] = reason
        continue
      }
      const list = columns.map((column) => `"${column}"`).join(', ')
      const rows = client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`))
      const found = new Set<string>()
      const written = await writeCounted(tableFile(folder, name), findAddresses(rows, addresses, found))
      if (found.size > 0) named.set(name, found)
      tables[name] = { columns, rows: rows.rowCount, ...written }
    }
    // after the rows: a sequence is of no snapshot, and must not be behind them
    const sequences: Manifest['sequences'] = {}
    for (const name of await readSequences(client)) sequences[name] = await readSequence(client, name)
    await client.query('commit')
    return { createdAt: (moment?.now ?? new Date()).toISOString(), migrations, tables, sequences, leftOut, named }
  })

async function readSequence(client: ClientBase, name: string) {
  const { rows } = await client.query<{ last: string; isCalled: boolean }>(
    `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
  )
  return rows[0] ?? { last: '1', isCalled: false }
}

/** Passes rows on, and notes the addresses in them, line by line. */
export function findAddresses(rows: Readable, addresses: RegExp, named: Set<string>): Readable {
  let rest = ''
  const note = (text: string) => {
    for (const [address] of text.matchAll(addresses)) named.add(address)
  }
  const look = new Transform({
    transform(part: Buffer, _encoding, done) {
      const text = rest + part.toString('latin1')
      const end = text.lastIndexOf('\n') + 1
      note(text.slice(0, end))
      rest = text.slice(end)
      done(null, part)
    },
    flush(done) {
      note(rest)
      done()
    },
  })
  rows.once('error', (error) => look.destroy(error))
  return rows.pipe(look)
}
