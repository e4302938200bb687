import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { inPresentNames } from '../../database/former-migrations.ts'
import { readMigrations } from '../../database/migrate.ts'
import { contractSince, newerMigrations, RECORDED, type Recorded } from '../../database/newer-migrations.ts'
import { openOwner, withClient } from '../../database/open-database.ts'
import type { Config } from '../../runtime/config.ts'
import { about, type Finding, reasonOf } from './finding.ts'

/** Seconds: sessions, codes and leases are compared with the database's clock. */
const SMALL_SKEW_S = 1
const LARGE_SKEW_S = 30

export type DatabaseFound = {
  findings: Finding[]
  /** Codes of active churches, and the host names of their own. */
  churches: { codes: string[]; hosts: string[] }
}
const NO_CHURCHES = { codes: [], hosts: [] }

/** Looks at the database as it is: nothing is created or migrated. */
export async function checkDatabase({ databaseUrl: url, dataFolder }: Config): Promise<DatabaseFound> {
  const { warn, fail } = about('database')
  if (!url && !existsSync(path.join(dataFolder, 'postgres')))
    return { findings: [warn('there is none yet: the first start creates it')], churches: NO_CHURCHES }
  try {
    const { owner, close } = await openOwner({ dataFolder, url })
    return await withClient(owner, look).finally(close)
  } catch (error) {
    return {
      findings: [fail(`${reasonOf(error)}: see that it runs, and what DATABASE_URL says`)],
      churches: NO_CHURCHES,
    }
  }
}

async function look(client: ClientBase): Promise<DatabaseFound> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const isThere = await client.query("select from pg_tables where schemaname = 'public' and tablename = 'migration'")
  const version = about('database').ok(`PostgreSQL ${rows[0]?.version}`)
  const skew = await checkClock(client)
  if (!isThere.rowCount) {
    const none = about('migrations').warn('none is applied: the next start applies them')
    return { findings: [version, none, skew], churches: NO_CHURCHES }
  }
  return { findings: [version, await checkMigrations(client), skew], churches: await churchNames(client) }
}

export async function checkMigrations(client: ClientBase, migrations = readMigrations()): Promise<Finding> {
  const { ok, warn, fail } = about('migrations')
  const { rows } = await client.query<Recorded>(RECORDED)
  const present = inPresentNames(rows, 'The database', migrations)
  const applied = new Map(present.map(({ name, checksum }) => [name, checksum]))
  const { newer, incompatible } = newerMigrations(present, rows, migrations)
  if (incompatible.length > 0)
    return fail(`the database is newer (${incompatible.map(({ name }) => name).join(', ')}): update the server`)
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed) return fail(`${changed.name} is not the one that was applied: bring the released file back`)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  const unready = missing.find(({ sql }) => isMissing(contractSince(sql), missing))
  if (unready) return warn(`${unready.name} breaks the version before: end its servers, then start this one`)
  if (missing.length > 0) return warn(`${missing.length} are missing: the next start applies them`)
  return newer.length > 0
    ? ok(`all of this version are applied, and of a newer one, which it works with: ${newer.join(', ')}`)
    : ok(`all ${applied.size} are applied`)
}

const isMissing = (number: string | null, missing: readonly { name: string }[]) =>
  number !== null && missing.some(({ name }) => name.startsWith(`${number}-`))

/** @param now milliseconds since the epoch */
export async function checkClock(client: Pick<ClientBase, 'query'>, now = Date.now): Promise<Finding> {
  const { ok, warn, fail } = about('clock')
  const before = now()
  const { rows } = await client.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms')
  const skew = Math.abs(Number(rows[0]?.ms) - (before + now()) / 2) / 1_000
  const says = `${skew.toFixed(1)} s from the database's clock`
  if (skew > LARGE_SKEW_S) return fail(`${says}: set both by NTP`)
  return skew > SMALL_SKEW_S ? warn(`${says}: set both by NTP`) : ok(says)
}

async function churchNames(client: ClientBase): Promise<DatabaseFound['churches']> {
  const codes = await client.query<{ codigo: string }>('select codigo from igreja where flag_ativo order by codigo')
  const hosts = await client.query<{ host: string }>(
    'select host from igreja_host join igreja on igreja.id = igreja_id where flag_ativo order by host',
  )
  return { codes: codes.rows.map(({ codigo }) => codigo), hosts: hosts.rows.map(({ host }) => host) }
}
