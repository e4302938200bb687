import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'
import { type Database, withClient } from './database/open-database.ts'
import type { MediaStore } from './modules/media/media-store.ts'
import type { Clock } from './services.ts'

type Options = { config: Config; database: Database; media: MediaStore; clock: Clock; folder?: string }

const CONTENT = path.join(import.meta.dirname, '../content')
/** Any number that nothing else in this database locks on. */
const LOCK = 4_200_000_002

/**
 * Gives a new embedded database its demonstration churches, by the same code as `atrio import`. Does nothing where there
 * is a church already, with DATABASE_URL, or with DEMONSTRATION=false. Of processes that start together one imports.
 * @returns whether it did
 */
export async function importDemonstration({
  config,
  database,
  media,
  clock,
  folder = CONTENT,
}: Options): Promise<boolean> {
  if (config.databaseUrl || !config.demonstration || !existsSync(folder) || (await hasChurch(database))) return false
  return withClient(database.owner, async (client) => {
    await client.query("set lock_timeout = '120s'")
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await hasChurch(database)) return false
    // Loaded only now: the sanitiser and the pictures' reader are heavy, and every later start does without them.
    const [{ importContent }, { loadSanitize }] = await Promise.all([
      import('./content/import-content.ts'),
      import('./content/sanitize.ts'),
    ])
    await importContent({
      folder,
      database,
      media,
      clock,
      sanitize: await loadSanitize(),
    })
    return true
  })
}

const hasChurch = async ({ pool }: Database): Promise<boolean> =>
  ((await pool.query('select from igreja limit 1')).rowCount ?? 0) > 0
