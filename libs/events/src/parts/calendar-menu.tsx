import type { ChurchEvent } from '@atrio/api-client'
import { icsHref, useLocale } from '@atrio/i18n'
import { useChurch, usePageMinute } from '@atrio/tenant-core'
import { ArrowUpRightIcon, CalendarPlusIcon, DownloadIcon, LinkButton, menuItemCss, Popover } from '@atrio/ui'
import { calendarLinks } from '../model/calendar-links.ts'
import { toCalendarEntry } from '../model/event-calendar.ts'
import { useEventWords } from './use-event-words.ts'

/** Adds the event to a calendar: as a file for any program, or at an online service. */
export function CalendarMenu({ event }: { event: ChurchEvent }) {
  const { t } = useEventWords()
  const { uuid } = useChurch()
  const locale = useLocale()
  const now = usePageMinute()
  const entry = toCalendarEntry(event, uuid)
  return (
    <Popover
      label={t('calendar.title')}
      trigger={(props) => (
        <LinkButton {...props}>
          <CalendarPlusIcon size="sm" />
          {t('calendar.title')}
        </LinkButton>
      )}
    >
      <a href={icsHref(entry, new Date(now).toISOString())} download={`event-${event.id}.ics`} css={menuItemCss}>
        <DownloadIcon size="sm" />
        {t('calendar.file')}
      </a>
      {calendarLinks(entry, locale).map(({ service, url }) => (
        <a key={service} href={url} target="_blank" rel="noreferrer" css={menuItemCss}>
          <ArrowUpRightIcon size="sm" />
          {service}
        </a>
      ))}
    </Popover>
  )
}
