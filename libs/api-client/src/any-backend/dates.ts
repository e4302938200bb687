const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** Milliseconds by which clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const wall = new Date(instant).toLocaleString('sv', { timeZone })
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

/** The instant at which clocks of that zone show a local time; the later offset where a change of clocks repeats it. */
function instantIn(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`)
  const near = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(near, timeZone)
}

/** PHP's own form of a date, as an API shows it that does not choose one. */
function textOf(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return value
  const date = (value as { date?: unknown } | null)?.date
  return typeof date === 'string' ? date : undefined
}

/**
 * An instant as ISO 8601 in UTC, from the forms that backends give it: `2025-05-01T10:00:00-0300`,
 * `2025-05-01 10:00:00`, `2025-05-01` (both by the church's clock), seconds since 1970; undefined for what is no date.
 */
export function instantOf(value: unknown, timeZone: string): string | undefined {
  const text = textOf(value)
  if (text === undefined) return undefined
  if (typeof text === 'number') return isoOf(text < 1e11 ? text * 1000 : text)
  const [, day = '', time, zone] = LOCAL.exec(text) ?? []
  if (!isDay(day)) return undefined
  const local = `${day}T${time ?? '00:00:00'}`
  // a time of the clock that does not exist, 24:30, is no date
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined
  if (!zone) return isoOf(instantIn(local, timeZone))
  return isoOf(Date.parse(local + zone.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')))
}

/** A day as `YYYY-MM-DD`, as it was written: a birthday has no zone. Undefined for what is no date. */
export function dayOf(value: unknown): string | undefined {
  const [, day = ''] = LOCAL.exec(String(textOf(value) ?? '')) ?? []
  return isDay(day) ? day : undefined
}

const isoOf = (instant: number) => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** The parser takes 30 February for 2 March. */
const isDay = (day: string) => isoOf(Date.parse(`${day}T00:00:00Z`))?.startsWith(day) ?? false
