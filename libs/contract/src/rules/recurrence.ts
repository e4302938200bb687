import { daysAfter, daysBetween } from './day-arithmetic.ts'

/** Days between two gifts that a giver may choose from: every week, two weeks, 30 days … a year. */
export const recurrenceDays = [7, 14, 30, 60, 90, 180, 365] as const

/** Document 1 section 9. */
export const DEFAULT_RECURRENCE_DAYS = 30

/** Limits that a backend enforces: a plan never repeats before the retries of a refused card are over. */
export const MIN_RECURRENCE_DAYS = 7
export const MAX_RECURRENCE_DAYS = 366

/**
 * The first date after `today` that is whole periods after `due`. Missed dates are skipped: after an outage there is
 * one gift, not several.
 */
export function nextGiftDay(due: string, everyDays: number, today: string): string {
  const missed = Math.floor(daysBetween(due, today) / everyDays)
  return daysAfter(due, everyDays * (Math.max(0, missed) + 1))
}

/** Whether gifts to these reasons may repeat: only to one, which takes it (document 1 section 2). */
export const mayRecur = (reasons: readonly { recurring: boolean }[]): boolean =>
  reasons.length === 1 && reasons[0]?.recurring === true
