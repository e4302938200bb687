import { sql } from 'drizzle-orm'
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

  const isSecret = async (account: number): Promise<boolean> => {
    const { rows } = await auth.accounts.execute<{ secret: boolean }>(
      sql`select known_in_strict_church(${account}) as secret`,
    )
    return rows[0]?.secret === true
  }
  return {
    /** Whether a church is strict: none of its answers reveals whether an e-mail has an account. */
    isStrict: async (church: DirectoryChurch | undefined): Promise<boolean> =>
      church !== undefined && (await registrationSettings(services.database.churches.of(church.id))).flagSigiloso,

    /**
     * Whether a church that is not strict may reveal this account: if the account is a user there, or otherwise if no
     * strict church knows it. Takes as long without an account.
     */
    async mayTell(church: DirectoryChurch | undefined, account: number | undefined): Promise<boolean> {
      const id = account ?? NO_ACCOUNT
      const known = church && (await viewerOf(church, id))
      const secret = await isSecret(id)
      return account !== undefined && (!secret || known?.user !== undefined)
    },

    /** Like mayTell, for an account in this church or another one of its organisation. */
    async mayTellOfMember(church: DirectoryChurch, account: number | undefined): Promise<boolean> {
      const { users } = await viewerOf(church, account ?? NO_ACCOUNT)
      const secret = await isSecret(account ?? NO_ACCOUNT)
      return users.some(({ igrejaId }) => !secret || igrejaId === church.id)
    },
  }
}
