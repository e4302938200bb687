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
import { useLocale } from './use-locale.ts'

/** All formats of one language and one zone, without React. */
export const createFormat = (locale: Locale, timeZone: string) => ({
  locale,
  money: (amountMinor: number, currency: string) => formatMoney(amountMinor, currency, locale),
  count: (count: number) => formatCount(count, locale),
  phone: formatPhone,
  date: (isoInstant: string, style?: DateStyle) => formatDate(isoInstant, locale, timeZone, style),
  time: (isoInstant: string) => formatTime(isoInstant, locale, timeZone),
  dateTimeRange: (startIso: string, endIso: string) => formatDateTimeRange(startIso, endIso, locale, timeZone),
  dateRange: (startIso: string, endIso: string, width?: 'short' | 'long') =>
    formatDateRange(startIso, endIso, locale, timeZone, width),
  plainDate: (plainDate: string, style?: DateStyle) => formatPlainDate(plainDate, locale, style),
  dayAndMonth: (isoInstant: string) => formatDayAndMonth(isoInstant, locale, timeZone),
  weekday: (isoInstant: string, width?: 'long' | 'short') => formatWeekday(isoInstant, locale, timeZone, width),
  relative: (fromIso: string, nowIso: string) => formatRelative(fromIso, nowIso, locale),
  zone: () => zoneLabel(timeZone, locale),
})

export type Format = ReturnType<typeof createFormat>

/** The formats bound to the language of the nearest I18nProvider and to a zone, mostly the church's. */
export function useFormat(timeZone: string): Format {
  const locale = useLocale()
  return useMemo(() => createFormat(locale, timeZone), [locale, timeZone])
}
