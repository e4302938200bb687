import type { Locale } from '../locale.ts'
import { dateFormat } from './cached.ts'

/**
 * Every function here takes the time zone: the church's, never the reader's machine's, since the server and the browser
 * must write the same text. Instants are ISO strings with a zone. All throw RangeError for what is no date or no zone.
 */
export type DateStyle = 'short' | 'medium' | 'long' | 'full'

/** `short` is of digits with the whole year (20/11/2026, 11/20/2026), the others as Intl has them. */
const dateOptions = (style: DateStyle): Intl.DateTimeFormatOptions =>
  style === 'short' ? { day: '2-digit', month: '2-digit', year: 'numeric' } : { dateStyle: style }

/** The day on which an instant falls in that zone. */
export const formatDate = (isoInstant: string, locale: Locale, timeZone: string, style: DateStyle = 'long'): string =>
  dateFormat(locale, { ...dateOptions(style), timeZone }).format(new Date(isoInstant))

/** Not covered by Intl: Brazilian prose writes 19h30, 19h and 9h for the clock's 19:30, 19:00 and 09:00. */
const asWritten = (text: string, locale: Locale) =>
  locale === 'pt-BR'
    ? text.replace(/\b0?(\d{1,2}):(\d{2})\b/g, (_, hour: string, minute: string) =>
        minute === '00' ? `${hour}h` : `${hour}h${minute}`,
      )
    : text

/** Hours and minutes: 19h30 and 19h, 7:30 PM, 19:30. For people; machines have their own. */
export const formatTime = (isoInstant: string, locale: Locale, timeZone: string): string =>
  asWritten(dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(isoInstant)), locale)

/** From start to end, a shared day written once. Also throws RangeError when the end is before the start. */
export function formatDateTimeRange(startIso: string, endIso: string, locale: Locale, timeZone: string): string {
  const start = new Date(startIso)
  const end = new Date(endIso)
  if (end < start) throw new RangeError(`The range ends before it starts: ${startIso} – ${endIso}`)
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return asWritten(format.formatRange(start, end), locale)
}

/** A date without time, `YYYY-MM-DD`, such as a birthday: the same day in every zone. */
export function formatPlainDate(plainDate: string, locale: Locale, style: DateStyle = 'long'): string {
  const midnight = new Date(`${plainDate}T00:00:00Z`)
  // The parser takes 30 February for 2 March; a date that doesn't come back as it went in is none.
  if (!midnight.toISOString().startsWith(`${plainDate}T`)) throw new RangeError(`Not a date: ${plainDate}`)
  return dateFormat(locale, { ...dateOptions(style), timeZone: 'UTC' }).format(midnight)
}

/** The two lines of a date badge: the day's number, and the month's short name without its full stop. */
export function formatDayAndMonth(
  isoInstant: string,
  locale: Locale,
  timeZone: string,
): { day: string; month: string } {
  const date = new Date(isoInstant)
  return {
    day: dateFormat(locale, { day: 'numeric', timeZone }).format(date),
    month: dateFormat(locale, { month: 'short', timeZone }).format(date).replace(/\.$/, ''),
  }
}

/** The weekday's name: domingo, dom. */
export const formatWeekday = (
  isoInstant: string,
  locale: Locale,
  timeZone: string,
  width: 'long' | 'short' = 'long',
): string => dateFormat(locale, { weekday: width, timeZone }).format(new Date(isoInstant))

/** Generic names don't depend on the day, but zones changed theirs in the past: a day of today's rules. */
const OF_TODAY = Date.UTC(2026, 0, 1)

/** The zone's name for people: Horário Padrão de Brasília, Eastern Time. */
export function zoneLabel(timeZone: string, locale: Locale): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(OF_TODAY)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
