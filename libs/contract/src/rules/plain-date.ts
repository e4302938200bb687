/** The languages of the portal; the order of day and month is the language's, not the country's. */
export type DateLocale = 'pt-BR' | 'en' | 'es'

/** Earlier years are typing errors: nobody who fills in a form was born or married then. */
const FIRST_YEAR = 1900

/** By hand, since `Date` moves days by zone and rolls 31/02 over into March. */
function isRealDay(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= last
}

/** Whether a text is a real day from 1900 on, written `YYYY-MM-DD`, as plain dates are sent and stored. */
export function isPlainDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return isRealDay(Number(year), Number(month), Number(day))
}

/** `MM/DD/YYYY` in English, `DD/MM/YYYY` in the others. */
export const dateOrder = (locale: DateLocale): 'MDY' | 'DMY' => (locale === 'en' ? 'MDY' : 'DMY')

/**
 * A typed date as `YYYY-MM-DD`; null for anything but two digits, two digits and four, in the language's order, that
 * make a real day from 1900 on. With `before` (`YYYY-MM-DD`, mostly today) the day must lie before that one.
 */
export function readDate(text: string, locale: DateLocale, before?: string): string | null {
  const [, first = '', second = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const [day, month] = dateOrder(locale) === 'MDY' ? [second, first] : [first, second]
  const plain = `${year}-${month}-${day}`
  return isPlainDate(plain) && (before === undefined || plain < before) ? plain : null
}

/** A plain date as typed in that language; '' for other texts. */
export function writeDate(plain: string, locale: DateLocale): string {
  if (!isPlainDate(plain)) return ''
  const [year, month, day] = plain.split('-')
  return dateOrder(locale) === 'MDY' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}
