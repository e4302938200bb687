import { and, eq, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { normalEmail } from '../auth/accounts.ts'
import { conta } from '../auth/auth.tables.ts'
import type { LimitRule } from '../auth/limits.ts'

/**
 * Limit of mails to an address that its owner has not verified: two a day in all. Forms accept any address, and its
 * owner has asked for no mail.
 */
export const UNVERIFIED_ADDRESS_MAILS: LimitRule = {
  name: 'mail to an unproved address',
  burst: 2,
  everyMs: 86_400_000,
}

/**
 * The limit for mails about payments: flooding someone with them costs a payment each, and a payer must get them. Mails
 * beyond it are delayed.
 */
export const PAYMENT_MAILS: LimitRule = { name: 'payment mail to an unproved address', burst: 20, everyMs: 4_320_000 }

/** Whether an account has verified the address by the link in its first mail. */
export async function isVerifiedAddress(db: NodePgDatabase, email: string): Promise<boolean> {
  const proved = await db
    .select({ id: conta.id })
    .from(conta)
    .where(and(eq(conta.email, normalEmail(email)), isNotNull(conta.dataVerificacaoEmail)))
    .limit(1)
  return proved.length > 0
}
