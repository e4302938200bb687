import type { Locale } from '../locale.ts'
import { relativeFormat } from './cached.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit in seconds, greatest first; months and years are means, good enough for "3 months ago". */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

/**
 * How long ago an instant was, or how far ahead it lies, seen from `nowIso`: "há 3 dias", "in 2 hours"; under a minute
 * "now". Whole units that have passed, so 47 hours are one day. Never "yesterday": that depends on the zone.
 * Throws RangeError for what is no instant.
 */
export function formatRelative(fromIso: string, nowIso: string, locale: Locale): string {
  const seconds = (new Date(fromIso).getTime() - new Date(nowIso).getTime()) / 1000
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length)
  if (!unit) return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / MINUTE), 'second')
  return relativeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / unit[1]), unit[0])
}
