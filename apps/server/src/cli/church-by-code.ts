import { eq } from 'drizzle-orm'
import { igreja } from '../content/tables.ts'
import type { OwnerTransaction } from '../database/owner-transaction.ts'
import { CommandError } from './command.ts'

/**
 * Finds a church by its code and opens its rows to this transaction.
 * @throws CommandError for an unknown code
 */
export const churchByCode = async (
  { db, enterChurch }: OwnerTransaction,
  code: string,
): Promise<{ id: number; name: string }> => {
  const [church] = await db.select({ id: igreja.id, name: igreja.nome }).from(igreja).where(eq(igreja.codigo, code))
  if (church === undefined) throw new CommandError(`there is no church with the code ${code}; see: church list`)
  await enterChurch(church.id)
  return church
}
