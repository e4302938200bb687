import { Temporal } from 'temporal-polyfill'

const ABSOLUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/
const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/
const DAYS_FROM_TODAY = /^([+-]\d{1,4})d (?:(dom|seg|ter|qua|qui|sex|sab) )?(\d{2}:\d{2})$/
const FROM_NOW = /^([+-]\d{1,5})(m|h)$/
const WEEK_DAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']
const QUARTER_HOUR_MS = 15 * 60_000

/** The syntax of an instant, in one sentence for error messages. */
export const INSTANT_SYNTAX =
  'write 2026-12-13T19:00-03:00, 2026-12-13 19:00, +8d 19:30, +8d sab 09:00, or -20m (see docs/content-format.md)'

/**
 * Converts an instant of the content format to ISO 8601 in UTC; null for another text.
 *
 * - absolute, with or without a zone; without one it is the church's local time
 * - `+8d 19:30`: days from the church's today, at that local time
 * - `+8d sab 09:00`: the first Saturday at least eight days from today
 * - `-20m`, `+3h`: from now, rounded down to the quarter hour, so that nothing begins at 14:07
 *
 * A local time that daylight saving skips moves forward by the gap; of one that occurs twice it is the first (RFC
 * 5545).
 */
export const resolveInstant = (text: string, now: Temporal.Instant, timeZone: string): string | null => {
  try {
    return toInstant(text, now, timeZone)?.toString() ?? null
  } catch (error) {
    // A well-formed text can still be 31 February or 25:00.
    if (error instanceof RangeError) return null
    throw error
  }
}

const toInstant = (text: string, now: Temporal.Instant, timeZone: string): Temporal.Instant | null => {
  if (ABSOLUTE.test(text)) return Temporal.Instant.from(text)
  const wall = WALL_CLOCK.exec(text)
  if (wall !== null) return at(Temporal.PlainDate.from(wall[1] ?? ''), wall[2] ?? '', timeZone)
  const day = DAYS_FROM_TODAY.exec(text)
  if (day !== null) {
    const earliest = now
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .add({ days: Number(day[1]) })
    const wait = day[2] === undefined ? 0 : (WEEK_DAYS.indexOf(day[2]) - earliest.dayOfWeek + 14) % 7
    return at(earliest.add({ days: wait }), day[3] ?? '', timeZone)
  }
  const offset = FROM_NOW.exec(text)
  if (offset === null) return null
  const target = now.add(offset[2] === 'h' ? { hours: Number(offset[1]) } : { minutes: Number(offset[1]) })
  const milliseconds = Math.floor(target.epochMilliseconds / QUARTER_HOUR_MS) * QUARTER_HOUR_MS
  return Temporal.Instant.fromEpochMilliseconds(milliseconds)
}

const at = (date: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant =>
  date
    .toPlainDateTime(Temporal.PlainTime.from(time))
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .toInstant()
