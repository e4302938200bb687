import type { Locale } from '../locale.ts'

/** How long a recording or a video is, to the minute: `25 min`, `1 h 2 min`; under a minute its seconds. */
export function formatLength(seconds: number, locale: Locale): string {
  const part = (value: number, unit: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  if (seconds < 60) return part(Math.floor(seconds), 'second')
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return part(minutes, 'minute')
  const rest = minutes % 60
  return [part(Math.floor(minutes / 60), 'hour'), ...(rest ? [part(rest, 'minute')] : [])].join(' ')
}
