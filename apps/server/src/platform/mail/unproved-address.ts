import { and, eq, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { normalEmail } from '../auth/accounts.ts'
import { conta } from '../auth/auth.tables.ts'
import type { LimitRule } from '../auth/limits.ts'

/**
 * Mails to an address that nobody has proved to be theirs: two in any day, whatever they tell of. Anybody can write any
 * address into a form, and its owner has asked for none of them.
 */
export const UNPROVED_MAILS: LimitRule = { name: 'mail to an unproved address', burst: 2, everyMs: 86_400_000 }

/**
 * The same of mails that tell of money that was paid: whoever wants to flood somebody with these has to pay for each, and
 * who has paid is owed them. What is over waits for its turn.
 */
export const PAYMENT_MAILS: LimitRule = { name: 'payment mail to an unproved address', burst: 20, everyMs: 4_320_000 }

/** Whether an account has proved the address, by the link of its first mail. */
export async function isProvedAddress(db: NodePgDatabase, email: string): Promise<boolean> {
  const proved = await db
    .select({ id: conta.id })
    .from(conta)
    .where(and(eq(conta.email, normalEmail(email)), isNotNull(conta.dataVerificacaoEmail)))
    .limit(1)
  return proved.length > 0
}
