import type { StaffRole } from '@atrio/contract'
import type { Database } from '../../database/open-database.ts'
import type { AccessClaims } from '../auth/access-token.ts'
import type { Person } from '../auth/sessions.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { callerIn, organisationOf, type User, usersIn } from './membership.ts'
import { NO_RIGHTS, rightsOf, type StaffRights } from './staff-rights.ts'

/** A person as a user of a church, with their rights there: those of a sister church count there alone. */
export type Viewer = StaffRights & {
  /** Their account in this church; undefined where they have none here. */
  user: User | undefined
  /** Their staff roles in this church; what they may do is in the rights. */
  roles: readonly StaffRole[]
  /**
   * Their accounts here and in sister churches, this church's first, then the one that the call names; none: the church does
   * not know them.
   */
  users: readonly User[]
}

export const NOBODY: Viewer = { user: undefined, roles: [], users: [], ...NO_RIGHTS }

export type Asked = {
  /** The id of an account that has to be among theirs. */
  named?: string | undefined
  /** Sister churches are not asked. */
  isHereOnly?: boolean
}

/** Finds out as whom a church, or another one of its organisation, knows an account. */
export function viewers({ database }: { database: Database }) {
  /** Sister churches are asked only where the church's own accounts don't answer: most people are known where they are. */
  const withFamily = async (
    church: DirectoryChurch,
    account: number,
    here: (Pick<Viewer, 'roles'> & { user: User }) | undefined,
    { named, isHereOnly }: Asked,
  ): Promise<Viewer> => {
    const viewer = here ? { ...here, ...rightsOf(here), users: [here.user] } : NOBODY
    if (isHereOnly || (here && (named === undefined || named === String(here.user.id)))) return viewer
    const [first, ...others] = (await organisationOf(database, church)).slice(1).map(({ id }) => id)
    if (first === undefined) return viewer
    const elsewhere = (await usersIn(database.churches, [first, ...others], account)).map(({ user }) => user)
    const isNamed = ({ id }: User) => Number(String(id) === named)
    return { ...viewer, users: [...viewer.users, ...elsewhere.sort((a, b) => isNamed(b) - isNamed(a))] }
  }
  return {
    async viewerOf(church: DirectoryChurch, account: number, asked: Asked = {}): Promise<Viewer> {
      const [here] = await usersIn(database.churches, [church.id], account)
      return withFamily(church, account, here, asked)
    },
    /** Like viewerOf, with the person of the token, in the same statement. @returns undefined for an ended session */
    async callerOf(
      church: DirectoryChurch,
      claims: AccessClaims,
      { now, ...asked }: Asked & { now: Date },
    ): Promise<{ person: Person; viewer: Viewer } | undefined> {
      const found = await callerIn(database.churches, [church.id], claims, now)
      if (!found) return undefined
      const {
        person,
        users: [here],
      } = found
      return { person, viewer: await withFamily(church, person.account, here, asked) }
    },
  }
}
