import { sql } from 'drizzle-orm'
import { ProblemError } from '../../http/problem.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { memberships, type User } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'
import { registrationSettings } from './registration-settings.ts'

/** No row has it: asked with it, everything takes as long as for an account, and finds nothing. */
const NO_ACCOUNT = 0

/** Which church may tell that an e-mail has an account (security 12). */
export function disclosures(services: Pick<Platform, 'database' | 'directory' | 'auth'>) {
  const { auth } = services
  const { inFamily } = memberships(services)

  const usersIn = async (church: DirectoryChurch, account: number): Promise<User[]> => {
    try {
      return (await inFamily(church, account)).users
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') return []
      throw error
    }
  }
  const isSecret = async (account: number): Promise<boolean> => {
    const { rows } = await auth.accounts.execute<{ secret: boolean }>(
      sql`select known_in_strict_church(${account}) as secret`,
    )
    return rows[0]?.secret === true
  }
  return {
    /** Whether a church is strict: none of its answers tells whether an e-mail has an account. */
    isStrict: async (church: DirectoryChurch | undefined): Promise<boolean> =>
      church !== undefined && (await registrationSettings(services, church)).flagSigiloso,

    /**
     * Whether a church that is not strict may tell that there is this account: where it knows the account itself, and
     * otherwise where no strict church does. Takes as long without an account, of which there is nothing to tell.
     */
    async mayTell(church: DirectoryChurch | undefined, account: number | undefined): Promise<boolean> {
      const id = account ?? NO_ACCOUNT
      const users = church ? await usersIn(church, id) : []
      const secret = await isSecret(id)
      return account !== undefined && (!secret || users.some(({ igrejaId }) => igrejaId === church?.id))
    },

    /** As mayTell, of an account in this church or in another one of its organisation. */
    async mayTellOfMember(church: DirectoryChurch, account: number | undefined): Promise<boolean> {
      const users = await usersIn(church, account ?? NO_ACCOUNT)
      const secret = await isSecret(account ?? NO_ACCOUNT)
      return users.some(({ igrejaId }) => !secret || igrejaId === church.id)
    },
  }
}
