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

/**
 * RFC 5545, 3.3.11: escapes separators and line breaks. What some readers take for the end of a line is one, so that no
 * text writes a line of its own there; other control characters a text may not have, nor halves of a character.
 */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')

/** An instant in UTC, so that the file needs no zone table: `20261128T120000Z`. */
export const icsStamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A calendar file (RFC 5545) around one entry's lines. */
export const calendarFile = (entry: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Atrio//Atrio//EN', ...entry, 'END:VCALENDAR', ''].map(fold).join(CRLF)

/**
 * A calendar file with one entry. `stampIso` is the time of writing, passed in so that server and browser write the
 * same. Throws RangeError for an invalid instant.
 */
export const formatIcs = (entry: CalendarEntry, stampIso: string): string =>
  calendarFile([
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${icsStamp(stampIso)}`,
    `DTSTART:${icsStamp(entry.startsAt)}`,
    `DTEND:${icsStamp(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escapeText(entry.place)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    'END:VEVENT',
  ])

/** The same as an address for `<a href download>`: it needs no script, so it works before the page is hydrated. */
export const icsHref = (entry: CalendarEntry, stampIso: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(formatIcs(entry, stampIso))}`
