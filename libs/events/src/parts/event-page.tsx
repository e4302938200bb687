import type { EventDetail } from '@atrio/api-client'
import { RichContent } from '@atrio/rich-content'
import { BackLink, usePageMinute } from '@atrio/tenant-core'
import { kickerCss, Picture } from '@atrio/ui'
import { useMyTickets } from '../data/registrations.queries.ts'
import { eventActions } from '../model/event-actions.ts'
import { paths } from '../paths.ts'
import { EventActions } from './event-actions.tsx'
import { EventBar } from './event-bar.tsx'
import { EventFacts } from './event-facts.tsx'
import { about, back, body, frame, lead } from './event-page.styles.ts'
import { TicketList } from './ticket-list.tsx'
import { useEventWords } from './use-event-words.ts'

/** An event's page from picture to tickets; its main action stays on screen. */
export function EventPage({ event }: { event: EventDetail }) {
  const { t } = useEventWords()
  const now = usePageMinute()
  const mine = useMyTickets(event.id)
  const [main, ...others] = eventActions(event, mine, now)
  return (
    <>
      <BackLink to={paths.list} label={t('title')} css={back} />
      <div css={frame}>
        <Picture src={event.image?.url} alt={event.image?.alt} seed={`event-${event.id}`} shape="wide" priority />
      </div>
      <article css={body}>
        <header>
          {event.kicker && <p css={kickerCss}>{event.kicker}</p>}
          <h1>{event.name}</h1>
          {event.summary && <p css={lead}>{event.summary}</p>}
        </header>
        <EventFacts event={event} />
        <EventActions event={event} actions={others} />
        {event.tickets.length > 0 && <TicketList event={event} mine={mine} />}
        {event.description && (
          <section css={about}>
            <h2>{t('about')}</h2>
            <RichContent html={event.description} />
          </section>
        )}
      </article>
      {main && <EventBar event={event} action={main} />}
    </>
  )
}
