/**
 * Intl's constructors cost some 50 µs each, its formatters almost nothing: one is kept per locale and options.
 * The keys are few (three locales, the zones and currencies of the churches).
 */
export function cached<Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const kept = new Map<string, Formatter>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const known = kept.get(key)
    if (known) return known
    const made = make(locale, options)
    kept.set(key, made)
    return made
  }
}

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/**
 * Locale data of Node and browsers differ in their spaces (28\u2009–\u200929 here, 28 – 29 there), and hydration would
 * fail. Both are normalised to plain spaces.
 */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ')

/** A line may end with a range's dash, but must not begin with it. */
const withDashHeld = (text: string) => text.replaceAll(' –', '\u00a0–')

export const dateFormat = cached((locale, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options)
  return {
    format: (date: Date | number) => plainSpaces(format.format(date)),
    formatRange: (start: Date | number, end: Date | number) =>
      withDashHeld(plainSpaces(format.formatRange(start, end))),
    formatToParts: (date: Date | number) => format.formatToParts(date),
  }
})

export const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)
