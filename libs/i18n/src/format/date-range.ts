import type { Locale } from '../locale.ts'
import { dateFormat } from './cached.ts'

/**
 * The days of something, a shared day or month written once: `28 – 29 de novembro`; `long` includes the weekdays.
 * Throws RangeError for an invalid date or zone, and when the end is before the start.
 */
export function formatDateRange(
  startIso: string,
  endIso: string,
  locale: Locale,
  timeZone: string,
  width: 'short' | 'long' = 'short',
): string {
  const start = new Date(startIso)
  const end = new Date(endIso)
  if (end < start) throw new RangeError(`The range ends before it starts: ${startIso} – ${endIso}`)
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone }
  return dateFormat(locale, width === 'long' ? { weekday: 'long', ...options } : options).formatRange(start, end)
}
