import type { Image } from '../address.ts'

/** What a list shows of a plan. */
export type ReadingPlanEntry = {
  uuid: string
  name: string
  description: string | null
  image: Image | null
  /** Days of the plan. */
  length: number
}

/** A list's page, and where the next one begins. */
export type ReadingPlanPage = { plans: ReadingPlanEntry[]; next: string | null }

export type Passage = {
  /** In the church's language: Salmo 23. */
  reference: string
  /** USFM code of the book; with its chapter, or not at all. */
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
  /** The church lists it: it may be begun. */
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
  /** ISO instant at which the last day was marked; null while one is left. */
  completedAt: string | null
}

/** A plan that a member reads or has read, for a list. */
export type OwnReading = {
  uuid: string
  startsOn: string
  /** How many days are read. */
  read: number
  completedAt: string | null
  plan: ReadingPlanEntry
}
