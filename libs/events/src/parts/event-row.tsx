import type { ChurchEvent } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { DateBadge, DottedLine, ListRow } from '@atrio/ui'
import { eventPath } from '../paths.ts'
import { EventTag } from './event-tag.tsx'
import { useEventWords } from './use-event-words.ts'

/** An event of the list: date badge, name, time and place. */
export function EventRow({ event, past = false }: { event: ChurchEvent; past?: boolean }) {
  const { format, where, whenAndWhere } = useEventWords()
  // a past event may be years ago, so it shows its full date
  const facts = past ? [format.date(event.startsAt), where(event)] : whenAndWhere(event)
  return (
    <ListRow
      leading={event.startsAt && <DateBadge {...format.dayAndMonth(event.startsAt)} dateTime={event.startsAt} />}
      title={event.name}
      link={(title) => <AppLink to={eventPath(event.id)}>{title}</AppLink>}
      meta={<DottedLine facts={facts} />}
      tag={!past && <EventTag event={event} />}
    />
  )
}
