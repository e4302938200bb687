import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { ChurchContent } from '../content/kinds/church.schema.ts'
import { findChurches } from '../content/read-folder.ts'
import { type Database, withClient } from '../database/open-database.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { demonstracao } from '../platform/church/church.tables.ts'
import type { MediaStore } from '../platform/media/media-store.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'

type Options = { config: Config; database: Database; media: MediaStore; clock: Clock; folder?: string }

const CONTENT = path.join(import.meta.dirname, '../../content')
/** Key of the advisory lock: a number that nothing else in this database uses. */
const LOCK = 4_200_000_002

/**
 * Imports the demonstration churches into a new embedded database, by the same code as `atrio import`, and resumes an
 * interrupted import. Does nothing in a database that already had churches, with DATABASE_URL, or without the
 * convenience `demonstration`. Of processes that start together one imports.
 * @returns the codes of the imported churches
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
    // Loaded only here: the sanitiser and the picture decoder are heavy, and later starts do not need them.
    const [{ importContent }, { loadSanitize }] = await Promise.all([
      import('../content/import-content.ts'),
      import('../platform/sanitize.ts'),
    ])
    const sanitize = await loadSanitize()
    const missing = (await missingOf(client)).filter((name) => names.includes(name))
    await importNamedTexts(
      database,
      missing.map((name) => path.join(folder, name)),
    )
    for (const name of missing) {
      await importContent({
        folder: path.join(folder, name),
        database,
        media,
        clock,
        sanitize,
        senderDomains: config.mailSenderDomains,
        async within({ db }) {
          await db.update(demonstracao).set({ importadaEm: clock() }).where(eq(demonstracao.pasta, name))
        },
      })
    }
    // The rest belongs to the operator, or has no folder any more: no later start needs to check again.
    await client.query('update demonstracao set importada_em = $1 where importada_em is null', [clock()])
    return missing
  })
}

/** Imports the text that comes as a package where a church of these folders offers it. */
async function importNamedTexts(database: Database, folders: readonly string[]): Promise<void> {
  const { KJV, readKjv } = await import('../modules/bible/texts/kjv.ts')
  const offers = (folder: string) => {
    const { traducoesBiblia } = JSON.parse(readFileSync(path.join(folder, 'igreja.json'), 'utf8')) as ChurchContent
    return traducoesBiblia?.includes(KJV.codigo)
  }
  const verses = folders.some(offers) ? await readKjv() : null
  if (!verses) return
  const { saveTranslation } = await import('../modules/bible/texts/save-translation.ts')
  await ownerTransaction(database, ({ db }) => saveTranslation(db, KJV, verses))
}

type Asked = Pick<pg.Pool, 'query'> | Pick<pg.Client, 'query'>

/** Whether the import is complete, or the database has churches that no demonstration brought. */
async function isDone(asked: Asked): Promise<boolean> {
  const { rows } = await asked.query<{ done: boolean }>(`select case
    when exists (select from demonstracao) then not exists (select from demonstracao where importada_em is null)
    else exists (select from igreja) end as done`)
  return rows[0]?.done === true
}

/** Records what is to be imported, once per database. */
const note = (client: pg.Client, names: string[]) =>
  client.query(
    'insert into demonstracao (pasta) select unnest($1::text[]) where not exists (select from demonstracao)',
    [names],
  )

/** Churches still to be imported, except those whose code an operator's church already has. */
async function missingOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ pasta: string }>(
    `select pasta from demonstracao where importada_em is null
      and not exists (select from igreja where codigo = pasta) order by pasta`,
  )
  return rows.map(({ pasta }) => pasta)
}
