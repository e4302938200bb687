import { type StaffRole, staffRoles } from '@atrio/contract'
import type { User } from './membership.ts'

/** What the people who look after a church may do there beyond its members. */
export type StaffRights = {
  /** Reads and closes reports; sees who raised their hand in the chat, and is marked as staff there. */
  isStaff: boolean
  /** Deletes messages of the chat, slows it down, opens and closes moments. */
  moderates: boolean
  /** Reads everybody's member card and the files that were sent with answers: CPF, birth dates, photos. */
  readsFilesAndCards: boolean
}

export const NO_RIGHTS: StaffRights = { isStaff: false, moderates: false, readsFilesAndCards: false }

/** A role that is added to the contract opens nothing before it is entered here. */
const OF_ROLE: Record<StaffRole, StaffRights> = {
  ROLE_ADMIN: { isStaff: true, moderates: true, readsFilesAndCards: true },
  ROLE_ADMIN_CONTENT: { isStaff: true, moderates: false, readsFilesAndCards: true },
  ROLE_SUPER_ADMIN: { isStaff: true, moderates: true, readsFilesAndCards: true },
}

/** Appointed by the church, without a role. */
const OF_CHAT_MODERATOR: StaffRights = { isStaff: true, moderates: true, readsFilesAndCards: false }

/** The rights of a church's own account there. */
export function rightsOf({ user, roles }: { user: User; roles: readonly StaffRole[] }): StaffRights {
  const all = roles.map((role) => OF_ROLE[role])
  if (user.flagModeradorChat) all.push(OF_CHAT_MODERATOR)
  const has = (right: keyof StaffRights) => all.some((rights) => rights[right])
  return { isStaff: has('isStaff'), moderates: has('moderates'), readsFilesAndCards: has('readsFilesAndCards') }
}

export const rolesWith = (right: keyof StaffRights): StaffRole[] => staffRoles.filter((role) => OF_ROLE[role][right])
