import type { ClientBase } from 'pg'
import { isDatabaseThere } from '../../database/database-is-there.ts'
import { inPresentNames } from '../../database/former-migrations.ts'
import { readMigrations } from '../../database/migrate.ts'
import { contractSince, newerMigrations, RECORDED, type Recorded } from '../../database/newer-migrations.ts'
import { openOwner, withClient } from '../../database/open-database.ts'
import type { Config } from '../../runtime/config.ts'
import { CONNECTIONS_PER_PROCESS } from '../../runtime/worker-settings.ts'
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
export async function checkDatabase(config: Config): Promise<DatabaseFound> {
  const { databaseUrl: url, dataFolder } = config
  const { warn, fail } = about('database')
  if (!isDatabaseThere(config))
    return { findings: [warn('there is none yet: the first start creates it')], churches: NO_CHURCHES }
  try {
    const { owner, close } = await openOwner({ dataFolder, url })
    return await withClient(owner, (client) => look(client, config)).finally(close)
  } catch (error) {
    return {
      findings: [fail(`${reasonOf(error)}: see that it runs, and what DATABASE_URL says`)],
      churches: NO_CHURCHES,
    }
  }
}

async function look(client: ClientBase, config: Config): Promise<DatabaseFound> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const isThere = await client.query("select from pg_tables where schemaname = 'public' and tablename = 'migration'")
  const version = about('database').ok(`PostgreSQL ${rows[0]?.version}`)
  const state = [version, await checkConnections(client, config), await checkClock(client)]
  if (!isThere.rowCount) {
    const none = about('migrations').warn('none is applied: the next start applies them')
    return { findings: [...state, none], churches: NO_CHURCHES }
  }
  return { findings: [...state, await checkMigrations(client)], churches: await churchNames(client) }
}

/** Two versions run side by side during an update. */
export async function checkConnections(
  client: ClientBase,
  { workers, databaseUrl }: Pick<Config, 'workers' | 'databaseUrl'>,
): Promise<Finding> {
  const { ok, warn } = about('connections')
  const { rows } = await client.query<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - coalesce(current_setting('reserved_connections', true)::int, 0) as most`,
  )
  const most = rows[0]?.most ?? 0
  const needed = workers * CONNECTIONS_PER_PROCESS
  // how many workers the embedded one has connections for is a limit of WORKERS
  if (databaseUrl === undefined) return ok(`the database has ${most}, the processes take ${needed}`)
  if (most < needed) return warn(`PostgreSQL has ${most}, and the processes take ${needed}: raise max_connections`)
  return most < 2 * needed
    ? warn(`PostgreSQL has ${most}, enough but for an update side by side (${2 * needed}): raise max_connections`)
    : ok(`PostgreSQL has ${most}, the processes take ${needed}, twice as many during an update`)
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
  const after = now()
  // its time is of some moment of the question
  const skew = Math.max(0, Math.abs(Number(rows[0]?.ms) - (before + after) / 2) - (after - before) / 2) / 1_000
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
