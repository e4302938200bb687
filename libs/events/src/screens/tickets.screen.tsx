import {
  AppLink,
  keptOffline,
  KeptNotice,
  PersonPage,
  requireRouteId,
  useFeatureContext,
  useLink,
  usePageMinute,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { buttonCss, DottedLine, EmptyState, Notice, RowsSkeleton } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { useLocation, useSearchParams } from 'react-router'
import { OfferedTicket, TicketChanges } from '../changes/ticket-changes.lazy.tsx'
import { eventQuery, useEvent } from '../data/event.queries.ts'
import { ticketsQuery, useTickets } from '../data/registrations.queries.ts'
import { eventState } from '../model/event-state.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { eventPath, paths, ticketsPath } from '../paths.ts'
import { TicketCards } from '../tickets/ticket-cards.tsx'

export const load = async (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const id = requireRouteId(params['eventId'])
  await Promise.all([
    ctx.queryClient.fetchQuery(keptOffline(ctx, eventQuery(ctx.api, id))),
    // the page shows a failure
    ctx.queryClient.prefetchQuery(ticketsQuery(ctx, id)),
    // shows its own failure
    TicketChanges.prefetch(ctx),
  ])
}

/** The secret of a mailed offer, in the address. */
const offerCode = (search: URLSearchParams): string | null => search.get('pass') || null

/** The person's tickets of one event; opened from the event and from their registrations. */
export default function TicketsScreen() {
  const { t, whenAndWhere } = useEventWords()
  const event = useEvent(useRouteId('eventId'))
  const tickets = useTickets(event.id)
  const ctx = useFeatureContext()
  const page = useLink('events.detail', { eventId: event.id })
  const withdrawn = eventState(event, usePageMinute()) === 'unavailable'
  const code = offerCode(useSearchParams()[0])
  const fromEvent = useLocation().pathname === ticketsPath(event.id)
  const back = fromEvent
    ? { to: eventPath(event.id), label: event.name }
    : { to: paths.registrations, label: t('registrations.title') }
  return (
    <PersonPage
      title={t('ticket.titleOf', { event: event.name })}
      lead={<DottedLine facts={whenAndWhere(event)} />}
      back={back}
      printsAlone
    >
      <KeptNotice query={ticketsQuery(ctx, event.id)} text={(when) => t('kept', when)} />
      {code !== null && <OfferedTicket event={event} code={code} />}
      {tickets.failed && <LoadFailed busy={tickets.busy} retry={tickets.retry} />}
      {tickets.waiting && <RowsSkeleton rows={2} />}
      {withdrawn && (
        <Notice kind="warn" css={{ maxWidth: '46rem', marginBottom: 'var(--s6)' }}>
          {t('ticket.withdrawn')}
        </Notice>
      )}
      {tickets.list.length > 0 && <TicketCards tickets={tickets.list} event={event} />}
      {code === null && tickets.list.length === 0 && !tickets.failed && !tickets.waiting && (
        <EmptyState
          heading="h2"
          seed="no-tickets"
          title={t('ticket.none.title')}
          text={t('ticket.none.text')}
          action={
            page && (
              <AppLink to={page} css={buttonCss()}>
                {t('ticket.none.action')}
              </AppLink>
            )
          }
        />
      )}
    </PersonPage>
  )
}
