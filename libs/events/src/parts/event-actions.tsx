import type { ChurchEvent } from '@atrio/api-client'
import { icsHref } from '@atrio/i18n'
import { useChurch, useFeatureContext } from '@atrio/tenant-core'
import { CalendarPlusIcon, linkCss, Row } from '@atrio/ui'
import { toCalendarEntry } from '../model/event-calendar.ts'
import { eventState } from '../model/event-state.ts'
import { ShareButton } from './share-button.tsx'
import { useEventWords } from './use-event-words.ts'

/** What one can take along: the date, as long as it is to come, and the address. */
export function EventActions({ event }: { event: ChurchEvent }) {
  const { t } = useEventWords()
  const { uuid } = useChurch()
  const { now } = useFeatureContext()
  return (
    <Row css={{ gap: 'var(--s1) var(--s6)' }}>
      {eventState(event, now) !== 'ended' && (
        <a
          href={icsHref(toCalendarEntry(event, uuid), new Date(now).toISOString())}
          download={`event-${event.id}.ics`}
          css={linkCss}
        >
          <CalendarPlusIcon size="sm" />
          {t('calendar')}
        </a>
      )}
      <ShareButton title={event.name} />
    </Row>
  )
}
