import type { ChurchEvent } from '@atrio/api-client'
import type { CalendarEntry } from '@atrio/i18n'
import { addressLine } from './venue.ts'

/** @param churchUuid makes the entry's id unique among all churches */
export const toCalendarEntry = (event: ChurchEvent, churchUuid: string): CalendarEntry => ({
  uid: `event-${event.id}@${churchUuid}`,
  title: event.name,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  place: event.venue && [event.venue.name, addressLine(event.venue.address)].filter(Boolean).join(', '),
  description: event.summary,
})
