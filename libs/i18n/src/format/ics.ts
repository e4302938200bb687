/** The data of a calendar entry. */
export type CalendarEntry = {
  /** The same for the same thing for ever, so that a second download replaces the first: `event-7@church-uuid`. */
  uid: string
  title: string
  /** Instants, ISO. */
  startsAt: string
  endsAt: string
  place?: string | null
  /** Plain text. */
  description?: string | null
}

const CRLF = '\r\n'
/** RFC 5545, 3.1: a line holds 75 octets; those that continue it begin with a space, which counts. */
const LINE_OCTETS = 75

const encoder = new TextEncoder()

/** Breaks a content line between characters, never inside of one. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join(CRLF)
}

/** RFC 5545, 3.3.11: escapes separators and line breaks. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** An instant in UTC, so that the file needs no zone table: `20261128T120000Z`. */
const utc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

/**
 * A calendar file (RFC 5545) with one entry. `stampIso` is the time of writing, passed in so that server and browser
 * write the same. Throws RangeError for an invalid instant.
 */
export const formatIcs = (entry: CalendarEntry, stampIso: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrio//Atrio//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(stampIso)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escapeText(entry.place)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join(CRLF)

/** The same as an address for `<a href download>`: it needs no script, so it works before the page is hydrated. */
export const icsHref = (entry: CalendarEntry, stampIso: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(formatIcs(entry, stampIso))}`
