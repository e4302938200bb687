import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../../database/open-database.ts'
import { allChurches } from './all-churches.ts'

/** Statements per run; the next run continues. */
const ROUNDS = 50

/**
 * Repeats a statement about the due rows of all churches until none is left, or the run has done enough.
 * @param rows that the statement takes at most
 * @param take takes such rows; several processes may run it at once, so it passes over locked ones
 */
export async function inBatches(
  database: Pick<Database, 'churches' | 'directory'>,
  rows: number,
  take: (db: NodePgDatabase) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  let rounds = 0
  for await (const churches of allChurches(database)) {
    const data = database.churches.of(...churches)
    while (rounds++ < ROUNDS && (await data.use(take)).rowCount === rows);
  }
}
