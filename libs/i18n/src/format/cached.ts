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

export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)
