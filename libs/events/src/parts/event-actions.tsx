import type { ChurchEvent } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { Row } from '@atrio/ui'
import type { EventAction } from '../model/event-actions.ts'
import { eventState } from '../model/event-state.ts'
import { ActionLink } from './action-link.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { ShareButton } from './share-button.tsx'

/** What one can do beside the page's main action: take the date along, as long as it is to come, and the address. */
export function EventActions({ event, actions }: { event: ChurchEvent; actions: readonly EventAction[] }) {
  const { now } = useFeatureContext()
  return (
    <Row css={{ gap: 'var(--s1) var(--s6)' }}>
      {actions.map((action) => (
        <ActionLink key={action.kind} action={action} eventId={event.id} />
      ))}
      {eventState(event, now) !== 'ended' && <CalendarMenu event={event} />}
      <ShareButton title={event.name} />
    </Row>
  )
}
