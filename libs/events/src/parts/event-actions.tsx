import type { ChurchEvent } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { usePageMinute } from '@atrio/tenant-core'
import { Row, ShareButton } from '@atrio/ui'
import type { EventAction } from '../model/event-actions.ts'
import { eventState } from '../model/event-state.ts'
import { ActionLink } from './action-link.tsx'
import { CalendarMenu } from './calendar-menu.tsx'

/** Secondary actions: adding an upcoming event to a calendar, and sharing it. */
export function EventActions({ event, actions }: { event: ChurchEvent; actions: readonly EventAction[] }) {
  const now = usePageMinute()
  const { t } = useTranslation('events')
  const words = { share: t('share'), shared: t('shared'), address: (url: string) => t('address', { url }) }
  return (
    <Row css={{ gap: 'var(--s1) var(--s6)' }}>
      {actions.map((action) => (
        <ActionLink key={action.kind} action={action} eventId={event.id} />
      ))}
      {event.startsAt && eventState(event, now) !== 'ended' && <CalendarMenu event={event} />}
      <ShareButton title={event.name} words={words} />
    </Row>
  )
}
