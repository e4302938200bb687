import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { normalEmail } from '../auth/accounts.ts'
import { conta } from '../auth/auth.tables.ts'

/**
 * Whether mails to an account's address came back for good. Over once the account has another address, or its owner has
 * confirmed it since.
 */
export async function isBouncedAddress(db: NodePgDatabase, email: string): Promise<boolean> {
  const bounced = await db
    .select({ id: conta.id })
    .from(conta)
    .where(
      and(
        eq(conta.email, normalEmail(email)),
        eq(conta.emailDevolvido, conta.email),
        or(isNull(conta.dataVerificacaoEmail), gt(conta.dataDevolucao, conta.dataVerificacaoEmail)),
      ),
    )
    .limit(1)
  return bounced.length > 0
}

/** Notes that mails to an address come back, or takes the note away. @returns whether an account has the address */
export async function noteBounce(
  db: Pick<NodePgDatabase, 'update'>,
  email: string,
  bouncedAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(conta)
    .set({ emailDevolvido: bouncedAt && sql`${conta.email}`, dataDevolucao: bouncedAt })
    .where(eq(conta.email, normalEmail(email)))
  return rowCount !== null && rowCount > 0
}
