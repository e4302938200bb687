import type { Address, Coordinates, Image } from '../address.ts'

/** `open` accepts requests; `full` has reached its number of members. */
export type GroupStatus = 'open' | 'full' | 'closed'
/** The person's relation to a group. */
export type GroupStanding = 'member' | 'leader' | 'requested'

export type GroupMeetingTime = {
  /** 0 is Sunday. */
  weekday: number
  /** Local time of the church, `HH:MM`. */
  time: string
  frequency: 'weekly' | 'fortnightly' | 'monthly' | null
}

/** A group, as a list shows it. */
export type GroupEntry = {
  id: number
  name: string
  /** The group of people that it addresses. */
  audience: string | null
  image: Image | null
  address: Address | null
  /** False: the address is only its neighbourhood, the place an area of about a kilometre. */
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

/** The weekdays (0 is Sunday) and neighbourhoods of a church's groups. */
export type GroupFilters = { weekdays: number[]; areas: string[] }

export type GroupRequest = {
  groupId: number
  message: string
  /** A repeated key makes no second request. */
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
