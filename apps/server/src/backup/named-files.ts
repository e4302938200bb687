import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../database/open-database.ts'
import type { ConnectionConfig } from '../database/watched-client.ts'
import { MEDIA_PATHS } from '../platform/media/media-store.ts'
import { quoted, readTables, showAllRows } from './catalogue.ts'
import { findAddresses, patient, SETTINGS } from './copy-tables.ts'

/**
 * Addresses of files that rows name, all of one moment.
 * @param tables only the rows of these; by default of all
 * @throws BackupError where row-level security could hide a row
 */
export const namedFiles = (owner: ConnectionConfig, tables?: readonly string[]): Promise<Set<string>> =>
  withClient(patient(owner), async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query(SETTINGS)
    await showAllRows(client)
    const named = new Set<string>()
    for (const { name } of await readTables(client)) {
      if (tables?.includes(name) ?? true) await addNamed(client, name, named)
    }
    await client.query('commit')
    return named
  })

async function addNamed(client: ClientBase, table: string, named: Set<string>): Promise<void> {
  const rows = `select t::text from ${quoted(table)} t where t::text like '%/media/%'`
  const found = client.query(copyTo(`copy (${rows}) to stdout`))
  await finished(findAddresses(found, MEDIA_PATHS, named).resume())
}
