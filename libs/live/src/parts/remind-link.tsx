import type { UpcomingService } from '@atrio/api-client'
import { icsHref, useTranslation } from '@atrio/i18n'
import { useChurch, usePageMinute } from '@atrio/tenant-core'
import { buttonCss, CalendarPlusIcon, iconButtonCss } from '@atrio/ui'
import { toCalendarEntry } from '../model/service-calendar.ts'

/** Adds a service to a calendar; `small` shows only an icon, for lists. */
export function RemindLink({ service, small }: { service: UpcomingService; small?: boolean }) {
  const { t } = useTranslation('live')
  const { uuid } = useChurch()
  const now = usePageMinute()
  return (
    <a
      href={icsHref(toCalendarEntry(service, uuid), new Date(now).toISOString())}
      download="service.ics"
      css={small ? iconButtonCss : buttonCss()}
      aria-label={small ? t('remindOf', { name: service.name }) : undefined}
    >
      <CalendarPlusIcon size="sm" />
      {!small && t('remind')}
    </a>
  )
}
