import type { Locale } from '@atrio/i18n'

/** A place in a recording: `3:20`, `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** How long a recording is, to the minute: `25 min`, `1 h 2 min`; under a minute its seconds. */
export function lengthText(seconds: number, locale: Locale): string {
  const part = (value: number, unit: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  if (seconds < 60) return part(Math.floor(seconds), 'second')
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return part(minutes, 'minute')
  const rest = minutes % 60
  return [part(Math.floor(minutes / 60), 'hour'), ...(rest ? [part(rest, 'minute')] : [])].join(' ')
}
