import { existsSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { findChurches } from '../content/read-folder.ts'
import { type Database, withClient } from '../database/open-database.ts'
import { demonstracao } from '../platform/church/church.tables.ts'
import type { MediaStore } from '../platform/media/media-store.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'

type Options = { config: Config; database: Database; media: MediaStore; clock: Clock; folder?: string }

const CONTENT = path.join(import.meta.dirname, '../../content')
/** Any number that nothing else in this database locks on. */
const LOCK = 4_200_000_002

/**
 * Gives a new embedded database its demonstration churches, by the same code as `atrio import`, and goes on where an
 * earlier start was cut short. Does nothing where there were churches before, with DATABASE_URL, or where the
 * demonstration is not one of the conveniences. Of processes that start together one imports.
 * @returns the codes of the churches that it has imported
 */
export async function importDemonstration({
  config,
  database,
  media,
  clock,
  folder = CONTENT,
}: Options): Promise<string[]> {
  const wanted = !config.databaseUrl && config.conveniences.demonstration && existsSync(folder)
  if (!wanted || (await isDone(database.pool))) return []
  return withClient(database.owner, async (client) => {
    await client.query("set lock_timeout = '120s'")
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isDone(client)) return []
    const { churches } = await findChurches(folder)
    const names = churches.map((church) => path.basename(church.folder))
    await note(client, names)
    // Loaded only now: the sanitiser and the pictures' reader are heavy, and every later start does without them.
    const [{ importContent }, { loadSanitize }] = await Promise.all([
      import('../content/import-content.ts'),
      import('../platform/sanitize.ts'),
    ])
    const sanitize = await loadSanitize()
    const missing = (await missingOf(client)).filter((name) => names.includes(name))
    for (const name of missing) {
      await importContent({
        folder: path.join(folder, name),
        database,
        media,
        clock,
        sanitize,
        async within({ db }) {
          await db.update(demonstracao).set({ importadaEm: clock() }).where(eq(demonstracao.pasta, name))
        },
      })
    }
    // What is left was somebody's own, or has no folder any more: no later start has to look again.
    await client.query('update demonstracao set importada_em = $1 where importada_em is null', [clock()])
    return missing
  })
}

type Asked = Pick<pg.Pool, 'query'> | Pick<pg.Client, 'query'>

/** Whether all has been imported, or there is nothing to begin: churches are there that no demonstration has brought. */
async function isDone(asked: Asked): Promise<boolean> {
  const { rows } = await asked.query<{ done: boolean }>(`select case
    when exists (select from demonstracao) then not exists (select from demonstracao where importada_em is null)
    else exists (select from igreja) end as done`)
  return rows[0]?.done === true
}

/** Notes what is to be imported, once for a database. */
const note = (client: pg.Client, names: string[]) =>
  client.query(
    'insert into demonstracao (pasta) select unnest($1::text[]) where not exists (select from demonstracao)',
    [names],
  )

/** Those that are still to be imported; a church of the operator's own under the same code is left as it is. */
async function missingOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ pasta: string }>(
    `select pasta from demonstracao where importada_em is null
      and not exists (select from igreja where codigo = pasta) order by pasta`,
  )
  return rows.map(({ pasta }) => pasta)
}
