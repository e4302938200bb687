import type { Address, Coordinates, Image } from '../address.ts'

/** `open` takes requests; `full` has as many members as it holds. */
export type GroupStatus = 'open' | 'full' | 'closed'
/** What the person is to a group. */
export type GroupStanding = 'member' | 'leader' | 'requested'

export type GroupMeetingTime = {
  /** 0 is Sunday. */
  weekday: number
  /** The church's wall clock, `HH:MM`. */
  time: string
  frequency: 'weekly' | 'fortnightly' | 'monthly' | null
}

/** A group as a list has it. */
export type GroupEntry = {
  id: number
  name: string
  /** Whom it is for. */
  audience: string | null
  image: Image | null
  address: Address | null
  /** False: the address is its neighbourhood, the place an area of about a kilometre. */
  exact: boolean
  place: Coordinates | null
  meets: GroupMeetingTime | null
  status: GroupStatus
  standing: GroupStanding | null
  /** Metres, in lists by place. */
  distance: number | null
}

export type GroupPerson = { name: string; phone: string | null }

export type Group = GroupEntry & {
  /** Rich text. */
  description: string | null
  leader: GroupPerson | null
  responsible: GroupPerson | null
}

export type GroupPage = { groups: GroupEntry[]; next: string | null }

export type GroupRequest = {
  groupId: number
  message: string
  /** The same key asks once, however often it is sent. */
  idempotencyKey: string
}

export type MeetingEntry = {
  id: number
  groupId: number
  /** `YYYY-MM-DD` */
  day: string
  topic: string
  present: number | null
  visitors: number | null
}

export type Meeting = MeetingEntry & {
  /** Rich text. */
  text: string | null
  study: { id: number; title: string } | null
}

export type MeetingPage = { meetings: MeetingEntry[]; next: string | null }
