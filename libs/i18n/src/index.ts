/**
 * The catalogues of all libraries, by namespace; each library adds its own, after
 * `import type messages from './pt-BR.json'`:
 * `declare module '@atrio/i18n' { interface Messages { events: typeof messages } }`.
 */
export interface Messages {}

export type { i18n as I18n } from 'i18next'
export { I18nextProvider as I18nProvider } from 'react-i18next'
export { addMessages, type MessageLoaders } from './add-messages.ts'
export { appLocale, localeFromAcceptLanguage } from './chosen-locale.ts'
export { createI18n, useLocale } from './create-i18n.ts'
export {
  type DateStyle,
  formatDate,
  formatDateTimeRange,
  formatDayAndMonth,
  formatPlainDate,
  formatTime,
  formatWeekday,
  zoneLabel,
} from './format/dates.ts'
export { formatDateRange } from './format/date-range.ts'
export { type DailyEntry, dailyIcsHref } from './format/daily-ics.ts'
export { type CalendarEntry, formatIcs, icsHref, icsStamp } from './format/ics.ts'
export { distanceText, roundDistance } from './format/distance.ts'
export { formatLength } from './format/length.ts'
export { formatMoney, minorDigits } from './format/money.ts'
export { formatCount } from './format/numbers.ts'
export { formatCpf } from './format/cpf.ts'
export { formatPhone } from './format/phone.ts'
export { telHref } from './format/tel-href.ts'
export { formatRelative } from './format/relative.ts'
export { isLocale, type Locale, locales } from './locale.ts'
export type { Translate } from './translate.ts'
export { createFormat, type Format, useFormat } from './use-format.ts'
export { useTranslation } from './use-translation.js'
export { useZoneNote } from './use-zone-note.ts'
