import pg from 'pg'
import { CLUSTER_OWNER } from '../../database/embedded/cluster.ts'

/** A digest of all rows of every table, past row-level security: of an embedded database, as its superuser. */
export async function rowSums(url: string, except: readonly string[] = []): Promise<Record<string, string>> {
  const { pathname, searchParams } = new URL(url.replace(/^postgres:\/\/[^@]*@\//, 'postgres://socket/'))
  const client = new pg.Client({
    host: searchParams.get('host') ?? '',
    user: CLUSTER_OWNER,
    database: pathname.slice(1),
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of rows.filter(({ name }) => !except.includes(name))) {
      const found = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from "${name}" t`,
      )
      sums[name] = found.rows[0]?.sum ?? ''
    }
    return sums
  } finally {
    await client.end()
  }
}
