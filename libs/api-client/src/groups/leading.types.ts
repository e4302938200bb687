import type { Image } from '../address.ts'

/** A person who asks to join a group, as its leaders see them. */
export type JoinRequest = { id: number; name: string; image: Image | null; message: string | null; createdAt: string }
export type JoinRequestPage = { requests: JoinRequest[]; next: string | null }

/** A member, as the group's leaders see them. */
export type GroupMember = { userId: number; name: string; image: Image | null }

/** A meeting as a leader enters it. */
export type MeetingEntries = {
  /** `YYYY-MM-DD` */
  day: string
  topic: string
  /** Plain text. */
  notes: string
  /** Members who were there, by `userId`. */
  present: number[]
  visitors: number
}

/** A meeting that a leader recorded, as leaders see it. */
export type MeetingRecord = Omit<MeetingEntries, 'present'> & {
  id: number
  groupId: number
  present: GroupMember[]
  /** Sent back with a change, so that no leader overwrites what another has changed meanwhile. */
  version: number
}
