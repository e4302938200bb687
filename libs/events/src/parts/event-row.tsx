import type { ChurchEvent } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { DateBadge, DottedLine, ListRow } from '@atrio/ui'
import { eventPath } from '../paths.ts'
import { EventTag } from './event-tag.tsx'
import { useEventWords } from './use-event-words.ts'

/** An event as a line: its date as a parish magazine sets it, then what, when and where. */
export function EventRow({ event, past = false }: { event: ChurchEvent; past?: boolean }) {
  const { format, where, whenAndWhere } = useEventWords()
  // what is past may be years ago
  const facts = past ? [format.date(event.startsAt), where(event)] : whenAndWhere(event)
  return (
    <ListRow
      leading={<DateBadge {...format.dayAndMonth(event.startsAt)} dateTime={event.startsAt} />}
      title={event.name}
      link={(title) => <AppLink to={eventPath(event.id)}>{title}</AppLink>}
      meta={<DottedLine facts={facts} />}
      tag={!past && <EventTag event={event} />}
    />
  )
}
