import type { EventDetail } from '@atrio/api-client'
import { ActionBar } from '@atrio/ui'
import type { EventAction } from '../model/event-actions.ts'
import { ActionLink } from './action-link.tsx'
import { useEventWords } from './use-event-words.ts'

/** An event's price and its main action. */
export function EventBar({ event, action }: { event: EventDetail; action: EventAction }) {
  const { price, saleWords } = useEventWords()
  return (
    <ActionBar note={saleWords(event)} amount={price(event, 'short')}>
      <ActionLink action={action} eventId={event.id} main />
    </ActionBar>
  )
}
