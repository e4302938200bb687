import { sql } from 'drizzle-orm'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { ChurchData } from '../../database/church-database.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { OWN_PASSWORD } from '../../platform/auth/own-password.ts'
import { isPassword } from '../../platform/auth/passwords.ts'
import type { User } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Holder, personalCopyTables } from './personal-copy-tables.ts'

/** Two in any day: it reads many tables. */
const COPIES: LimitRule = { name: 'personal copies', burst: 2, everyMs: 12 * 3_600_000 }
/** Rows per table, far more than a person leaves anywhere. */
export const MAX_ROWS = 10_000

export type PersonalCopy = Record<string, unknown[]>

/**
 * Copies what a church holds on a person, after checking the password.
 * @param user null: known in a sister church only, so that this one holds nothing
 * @throws ProblemError wrong_password, rate_limited, not_found
 */
export async function copyPersonalData(
  { auth }: Pick<Platform, 'auth'>,
  data: ChurchData,
  { account: id, user }: { account: number; user: User | null },
  password: string,
): Promise<PersonalCopy> {
  const { accounts, guard } = auth
  await guard.limit(OWN_PASSWORD, String(id))
  const account = await accountById(accounts, id)
  if (!account) throw new ProblemError('unauthorized')
  if (!(await isPassword(account.senhaHash, password))) throw new ProblemError('wrong_password')
  if (!user) throw notFound()
  await guard.limit(COPIES, String(id))
  const { email } = account
  return readCopy(data, { church: user.igrejaId, user: user.id, account: id, email, buyer: buyerKey(email) })
}

/** All tables in one statement, so that they are of one moment. A table without rows is left out. */
async function readCopy(data: ChurchData, holder: Holder): Promise<PersonalCopy> {
  const parts = Object.entries(personalCopyTables).flatMap(([name, of]) => {
    if (!('whose' in of)) return []
    const columns = sql.join(
      of.columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const rows = sql`select ${columns} from ${sql.identifier(name)} where ${of.whose(holder)} limit ${MAX_ROWS}`
    return [sql`select ${name}::text as name, (select json_agg(row) from (${rows}) row) as rows`]
  })
  const { rows } = await data.transaction((tx) =>
    tx.execute<{ name: string; rows: unknown[] | null }>(sql.join(parts, sql` union all `)),
  )
  return Object.fromEntries(rows.flatMap(({ name, rows: found }) => (found ? [[name, found]] : [])))
}
