/** The day of an instant (milliseconds since 1970) as `YYYY-MM-DD`, in a zone or in that of the machine. */
export function plainDay(instant: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(instant)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

const DAY_MS = 86_400_000

/** The plain date (`YYYY-MM-DD`) that many days later, or earlier. Computed in UTC, where every day has 24 hours. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one plain date to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
