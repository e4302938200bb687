import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Rows } from '../content/church-rows.ts'
import { setChurch } from '../content/import-content.ts'
import { type Database, withClient } from '../database/open-database.ts'
import { igreja } from '../modules/tables.ts'
import { CommandError } from './command.ts'

/** Work on the database as its owner, all or nothing. */
export const withRows = <T>(database: Pick<Database, 'owner'>, work: (db: Rows) => Promise<T>): Promise<T> =>
  withClient(database.owner, (client) => drizzle({ client }).transaction(work))

/**
 * Finds a church by its code and opens its rows for this transaction.
 * @throws CommandError when there is none
 */
export const churchByCode = async (db: Rows, code: string): Promise<{ id: number; name: string }> => {
  const [church] = await db.select({ id: igreja.id, name: igreja.nome }).from(igreja).where(eq(igreja.codigo, code))
  if (church === undefined) throw new CommandError(`there is no church with the code ${code}; see: church list`)
  await setChurch(db, church.id)
  return church
}
