import { calendarFile, escapeText, icsStamp } from './ics.ts'

/** A reminder of every day, at the same time by the clock of the device that reads the calendar. */
export type DailyEntry = {
  /** See `CalendarEntry`. */
  uid: string
  title: string
  /** The first day, `YYYY-MM-DD`. */
  from: string
  days: number
  /** `HH:MM` */
  time: string
  description?: string | null
}

/** Minutes that an entry takes: it is a reminder, not an appointment. */
const LENGTH = 'PT15M'

/** A calendar file (RFC 5545) with an alarm each day. Its times are local ones, without a zone: seven stays seven. */
const formatDailyIcs = ({ uid, title, from, days, time, description }: DailyEntry, stampIso: string): string =>
  calendarFile([
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${icsStamp(stampIso)}`,
    `DTSTART:${from.replaceAll('-', '')}T${time.replace(':', '')}00`,
    `DURATION:${LENGTH}`,
    `RRULE:FREQ=DAILY;COUNT=${days}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ])

/** The same as an address for `<a href download>`. */
export const dailyIcsHref = (entry: DailyEntry, stampIso: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(formatDailyIcs(entry, stampIso))}`
