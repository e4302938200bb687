import type { PlanSubscription } from '@atrio/api-client'
import { daysAfter, daysBetween } from '@atrio/contract/rules'

export type Standing = {
  /** The day of the plan that falls on today; null before it begins and after it ends. */
  today: number | null
  /** The first unread day; null when all are read. */
  next: number | null
  /** Days that lie before today and are not read. */
  behind: number
  /** The numbers of those days. */
  missed: number[]
  /** `YYYY-MM-DD`: with this as the first day, today's reading is the first that is not read. */
  catchUpFrom: string | null
}

/** The progress of a reading. @param length days of the plan @param today `YYYY-MM-DD` in the church's time zone */
export function standingOf(length: number, { startsOn, read }: PlanSubscription, today: string): Standing {
  const marked = new Set(read)
  const unread = Array.from({ length }, (_, index) => index + 1).filter((day) => !marked.has(day))
  const falls = daysBetween(startsOn, today) + 1
  const missed = unread.filter((day) => day < falls)
  const behind = missed.length
  const next = unread[0] ?? null
  return {
    today: falls >= 1 && falls <= length ? falls : null,
    next,
    behind,
    missed,
    catchUpFrom: next !== null && behind > 0 ? daysAfter(today, 1 - next) : null,
  }
}

/** The day to show first: today's while it is unread, else the next unread one; null when all are read. */
export const currentDay = ({ today, next }: Standing, read: readonly number[]): number | null =>
  today !== null && !read.includes(today) ? today : next
