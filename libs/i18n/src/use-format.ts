import { useMemo } from 'react'
import { formatDateRange } from './format/date-range.ts'
import {
  type DateStyle,
  formatDate,
  formatDateTimeRange,
  formatDayAndMonth,
  formatPlainDate,
  formatTime,
  formatWeekday,
  zoneLabel,
} from './format/dates.ts'
import { formatMoney } from './format/money.ts'
import { formatCount } from './format/numbers.ts'
import { formatPhone } from './format/phone.ts'
import { formatRelative } from './format/relative.ts'
import type { Locale } from './locale.ts'
import { useLocale } from './create-i18n.ts'

/** A date that a backend does not know, an empty text, is written as nothing. */
const ifKnown =
  <Rest extends unknown[]>(write: (iso: string, ...rest: Rest) => string) =>
  (iso: string, ...rest: Rest): string =>
    iso && write(iso, ...rest)

/** All formats of one language and one zone, without React. */
export const createFormat = (locale: Locale, timeZone: string) => ({
  locale,
  money: (amountMinor: number, currency: string) => formatMoney(amountMinor, currency, locale),
  count: (count: number) => formatCount(count, locale),
  phone: formatPhone,
  date: ifKnown((iso, style?: DateStyle) => formatDate(iso, locale, timeZone, style)),
  time: ifKnown((iso) => formatTime(iso, locale, timeZone)),
  dateTimeRange: ifKnown((start, end: string) => formatDateTimeRange(start, end, locale, timeZone)),
  dateRange: ifKnown((start, end: string, width?: 'short' | 'long') =>
    formatDateRange(start, end, locale, timeZone, width),
  ),
  plainDate: ifKnown((day, style?: DateStyle) => formatPlainDate(day, locale, style)),
  dayAndMonth: (isoInstant: string) => formatDayAndMonth(isoInstant, locale, timeZone),
  weekday: ifKnown((iso, width?: 'long' | 'short') => formatWeekday(iso, locale, timeZone, width)),
  relative: ifKnown((from, now: string) => formatRelative(from, now, locale)),
  zone: () => zoneLabel(timeZone, locale),
})

export type Format = ReturnType<typeof createFormat>

/** The formats bound to the language of the nearest I18nProvider and to a zone, mostly the church's. */
export function useFormat(timeZone: string): Format {
  const locale = useLocale()
  return useMemo(() => createFormat(locale, timeZone), [locale, timeZone])
}
