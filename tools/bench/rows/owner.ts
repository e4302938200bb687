import pg from 'pg'
import type { Later } from '../portal/clean-up.ts'
import type { Portal } from '../portal/start-portal.ts'

/** Asks the portal's database past row-level security: to lay things ready, and to look. */
export type Ask = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>

export async function askAsOwner(later: Later, { database }: Pick<Portal, 'database'>): Promise<Ask> {
  const client = new pg.Client(database())
  await client.connect()
  later(() => client.end())
  return async (text, values) => (await client.query(text, values)).rows
}
