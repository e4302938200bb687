const DAY_MS = 86_400_000

/** The plain date (`YYYY-MM-DD`) that many days later, or earlier. Computed in UTC, where every day has 24 hours. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The weekday of a plain date; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whole days from one plain date to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
