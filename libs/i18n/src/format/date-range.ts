import type { Locale } from '../locale.ts'
import { dateFormat } from './cached.ts'

/**
 * The days on which something happens, a shared day or month said once: `28 – 29 de novembro`; `long` names the days of
 * the week too. Throws RangeError for what is no date or no zone, and when the end lies before the start.
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
