import type { Image } from '../address.ts'

/** A plan, as a list shows it. */
export type ReadingPlanEntry = {
  uuid: string
  name: string
  description: string | null
  image: Image | null
  /** Number of days. */
  length: number
}

/** A page of the list; `next` is the cursor of the following one. */
export type ReadingPlanPage = { plans: ReadingPlanEntry[]; next: string | null }

export type Passage = {
  /** In the church's language: Salmo 23. */
  reference: string
  /** USFM code of the book; null unless the chapter is known too. */
  book: string | null
  chapter: number | null
}

/** One day of a plan. */
export type ReadingDay = {
  /** From 1. */
  number: number
  title: string | null
  text: string | null
  passages: Passage[]
}

export type ReadingPlan = ReadingPlanEntry & {
  /** Whether the church lists it: only then can it be started. */
  listed: boolean
  days: ReadingDay[]
}

/** A member's reading of a plan. */
export type PlanSubscription = {
  uuid: string
  /** `YYYY-MM-DD` in the church's time zone: the day of the first reading. */
  startsOn: string
  /** Numbers of the days that are read. */
  read: number[]
  /** ISO instant at which the last day was marked; null before. */
  completedAt: string | null
  /** Hour of the daily reminder by mail, null while it is off; absent where the backend sends none. */
  reminderHour?: number | null
}

/** A current or finished plan of a member, for a list. */
export type OwnReading = {
  uuid: string
  startsOn: string
  /** How many days are read. */
  read: number
  completedAt: string | null
  plan: ReadingPlanEntry
}
