import { PersonPage, requireRouteId, useRouteId, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import type { LoaderFunctionArgs } from 'react-router'
import { eventQuery, useEvent } from '../data/event.queries.ts'
import { contentsQuery, useContents } from '../data/registrations.queries.ts'
import { ContentList } from '../parts/content-list.tsx'
import { useContentWords } from '../parts/use-content-words.ts'
import { contentPath, registrationPath } from '../paths.ts'

export const load = async (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const eventId = requireRouteId(params['eventId'])
  const ticketId = requireRouteId(params['ticketId'])
  await Promise.all([
    ctx.queryClient.fetchQuery(eventQuery(ctx.api, eventId)),
    ctx.queryClient.prefetchQuery(contentsQuery(ctx.api, viewerOf(ctx), { eventId, ticketId })),
  ])
}

/** The contents that only the holder of a ticket may see. */
export default function ContentsScreen() {
  const { t } = useContentWords()
  const event = useEvent(useRouteId('eventId'))
  const ticket = { eventId: event.id, ticketId: useRouteId('ticketId') }
  const contents = useContents(ticket)
  return (
    <PersonPage
      title={t('content.title')}
      lead={event.name}
      back={{ to: registrationPath(event.id), label: t('ticket.title') }}
      printsAlone
    >
      <ContentList contents={contents} pathOf={(contentId) => contentPath({ ...ticket, contentId })} />
    </PersonPage>
  )
}
