import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Database, withClient } from './open-database.ts'
import { trackTransactions } from './open-transaction.ts'

export type OwnerTransaction = {
  /**
   * Drizzle on this transaction. The directory (churches, hosts, organisations) is accessible, rows of churches not
   * yet.
   */
  db: NodePgDatabase
  /** Opens the rows of this church, and of no other, from here on. */
  enterChurch(church: number): Promise<void>
}

/**
 * One transaction as the tables' owner, who alone may write the directory and churches' content: for imports and the
 * command line, never for requests. Rolled back when `work` rejects.
 */
export const ownerTransaction = <T>(
  database: Pick<Database, 'owner'>,
  work: (transaction: OwnerTransaction) => Promise<T>,
): Promise<T> =>
  withClient(database.owner, (client) =>
    trackTransactions(drizzle({ client })).transaction(async (tx) => {
      const db = tx as unknown as NodePgDatabase
      const enterChurch = async (church: number) => {
        await db.execute(sql`select set_config('app.igrejas', ${`{${Number(church)}}`}, true)`)
      }
      return work({ db, enterChurch })
    }),
  )
