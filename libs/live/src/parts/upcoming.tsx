import type { UpcomingService } from '@atrio/api-client'
import { useFormat } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { DateBadge, ListRow, Rows } from '@atrio/ui'
import { RemindLink } from './remind-link.tsx'
import { When } from './when.tsx'

/** Services that will be shown, by their start. */
export function Upcoming({ services, now }: { services: readonly UpcomingService[]; now: number }) {
  const format = useFormat(useChurch().timeZone)
  return (
    <Rows>
      {services.map((service) => (
        <ListRow
          key={`${service.id} ${service.startsAt}`}
          leading={<DateBadge {...format.dayAndMonth(service.startsAt)} dateTime={service.startsAt} />}
          title={service.name}
          meta={<When service={service} running={false} now={now} brief />}
          trailing={<RemindLink service={service} small />}
        />
      ))}
    </Rows>
  )
}
