import type { UpcomingService } from '@atrio/api-client'
import type { CalendarEntry } from '@atrio/i18n'

/** Weekly services share an id, so the start belongs to the entry's own. @param churchUuid one of its own per church */
export const toCalendarEntry = (service: UpcomingService, churchUuid: string): CalendarEntry => ({
  uid: `service-${service.id}-${Date.parse(service.startsAt)}@${churchUuid}`,
  title: service.name,
  startsAt: service.startsAt,
  endsAt: service.endsAt,
  place: service.place,
})
