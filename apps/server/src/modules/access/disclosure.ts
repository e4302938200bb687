import { sql } from 'drizzle-orm'
import { normalEmail } from '../../platform/auth/accounts.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { registrationSettings } from '../../platform/people/registration-settings.ts'

/** An id without an account: with it all checks take as long as for a known one, and find nothing. */
const NO_ACCOUNT = 0

/** Decides which churches may reveal that an e-mail has an account (security 12). */
export function disclosures(services: Pick<Platform, 'database' | 'directory' | 'auth'>) {
  const { auth } = services
  const { viewerOf } = viewers(services)

  /** The account of an address, and whether a strict church knows it: as much work without an account. */
  const lookUp = async (email: string) => {
    const { rows } = await auth.accounts.execute<{ account: string | null; secret: boolean }>(
      sql`select conta.id as account, known_in_strict_church(coalesce(conta.id, ${NO_ACCOUNT})) as secret
        from (select) as always left join conta on conta.email = ${normalEmail(email)}`,
    )
    const account = rows[0]?.account
    return { id: Number(account ?? NO_ACCOUNT), exists: account != null, isSecret: rows[0]?.secret === true }
  }
  return {
    /** Whether a church is strict: none of its answers reveals whether an e-mail has an account. */
    isStrict: async (church: DirectoryChurch | undefined): Promise<boolean> =>
      church !== undefined && (await registrationSettings(services.database.churches.of(church.id))).flagSigiloso,

    /**
     * Whether a church that is not strict may reveal the account of an address: if the account is a user there, or otherwise if no
     * strict church knows it. Takes as long without an account.
     */
    async mayTell(church: DirectoryChurch | undefined, email: string): Promise<boolean> {
      const { id, exists, isSecret } = await lookUp(email)
      const known = church && (await viewerOf(church, id))
      return exists && (!isSecret || known?.user !== undefined)
    },

    /** Like mayTell, for an account in this church or another one of its organisation. */
    async mayTellOfMember(church: DirectoryChurch, email: string): Promise<boolean> {
      const { id, isSecret } = await lookUp(email)
      const { users } = await viewerOf(church, id)
      return users.some(({ igrejaId }) => !isSecret || igrejaId === church.id)
    },
  }
}
