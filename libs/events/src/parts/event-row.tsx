import type { ChurchEvent } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { DateBadge, ListRow } from '@atrio/ui'
import { eventPath } from '../paths.ts'
import { EventTag } from './event-tag.tsx'
import { useEventWords } from './use-event-words.ts'

// Intl gives "sábado" in Portuguese and Spanish; a line begins with a capital.
const sentence = { '&::first-letter': { textTransform: 'uppercase' } } as const

/** An event as a line: its date as a parish magazine sets it, then what, when and where. */
export function EventRow({ event, past = false }: { event: ChurchEvent; past?: boolean }) {
  const { format, where, whenAndWhere } = useEventWords()
  // what is past may be years ago
  const meta = past ? [format.date(event.startsAt), where(event)].filter(Boolean).join(' · ') : whenAndWhere(event)
  return (
    <ListRow
      leading={<DateBadge {...format.dayAndMonth(event.startsAt)} dateTime={event.startsAt} />}
      title={event.name}
      link={(title) => <AppLink to={eventPath(event.id)}>{title}</AppLink>}
      meta={<div css={sentence}>{meta}</div>}
      tag={!past && <EventTag event={event} />}
    />
  )
}
