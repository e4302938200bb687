import type { ChurchEvent } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { Card, Picture, type CardProps } from '@atrio/ui'
import { eventPath } from '../paths.ts'
import { EventTag } from './event-tag.tsx'
import { useEventWords } from './use-event-words.ts'

type Props = Pick<CardProps, 'heading' | 'tone'> & { event: ChurchEvent }

/** An event with its picture; as `lead` with its summary too. */
export function EventCard({ event, tone = 'plain', heading = 'h3' }: Props) {
  const { days, where } = useEventWords()
  const sizes = tone === 'lead' ? '(min-width: 64em) 34rem, 100vw' : '(min-width: 36em) 22rem, 100vw'
  return (
    <Card
      tone={tone}
      heading={heading}
      picture={<Picture src={event.image?.url} seed={`event-${event.id}`} sizes={sizes} />}
      kicker={days(event)}
      title={event.name}
      link={(title) => <AppLink to={eventPath(event.id)}>{title}</AppLink>}
      meta={(tone === 'lead' && event.summary) || where(event)}
      tag={<EventTag event={event} />}
    />
  )
}
