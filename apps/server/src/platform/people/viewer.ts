import type { StaffRole } from '@atrio/contract'
import type { Database } from '../../database/open-database.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { memberships, type User, usersIn } from './membership.ts'

/** A person as a user of a church. */
export type Viewer = {
  /** Their account in this church; undefined where they have none here. */
  user: User | undefined
  /** Their staff roles in this church: those of a sister church count there alone. */
  roles: readonly StaffRole[]
  /** Their accounts here and in sister churches, this church's first; none: the church does not know them. */
  users: readonly User[]
}

export const NOBODY: Viewer = { user: undefined, roles: [], users: [] }

type Asked = {
  /** The id of an account that has to be among theirs. */
  named?: string | undefined
  /** Sister churches are not asked. */
  isHereOnly?: boolean
}

/** Finds out as whom a church, or another one of its organisation, knows an account. */
export function viewers({ database, directory }: { database: Database; directory: ChurchDirectory }) {
  const { familyOf } = memberships({ database, directory })
  return {
    /** Sister churches are asked only where the church's own accounts don't answer: most people are known where they are. */
    async viewerOf(church: DirectoryChurch, account: number, { named, isHereOnly }: Asked = {}): Promise<Viewer> {
      const [here] = await usersIn(database.churches, [church.id], account)
      const viewer = here ? { ...here, users: [here.user] } : NOBODY
      if (isHereOnly || (here && (named === undefined || named === String(here.user.id)))) return viewer
      const [first, ...others] = (await familyOf(church)).slice(1).map(({ id }) => id)
      if (first === undefined) return viewer
      const elsewhere = await usersIn(database.churches, [first, ...others], account)
      return { ...viewer, users: [...viewer.users, ...elsewhere.map(({ user }) => user)] }
    },
  }
}
