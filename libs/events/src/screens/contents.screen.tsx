import type { TicketContent } from '@atrio/api-client'
import { AppLink, requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { BookOpenIcon, DownloadIcon, EmptyState, ListRow, Rows, RowsSkeleton, Tag, VideoIcon } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { eventQuery, useEvent } from '../data/events.queries.ts'
import { contentsQuery, useContents, userIdOf } from '../data/registrations.queries.ts'
import { ListFailed } from '../parts/list-failed.tsx'
import { PersonPage } from '../parts/person-page.tsx'
import { useContentWords } from '../parts/use-content-words.ts'
import { contentPath, registrationPath } from '../paths.ts'

export const load = async (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const eventId = requireRouteId(params['eventId'])
  const ticketId = requireRouteId(params['ticketId'])
  await Promise.all([
    ctx.queryClient.fetchQuery(eventQuery(ctx.api, eventId)),
    ctx.queryClient.prefetchQuery(contentsQuery(ctx.api, userIdOf(ctx), { eventId, ticketId })),
  ])
}

/** What only the holder of a ticket may see. */
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
    >
      {contents.failed && <ListFailed busy={contents.busy} retry={contents.retry} />}
      {contents.waiting && <RowsSkeleton rows={3} />}
      {contents.list.length > 0 && (
        <Rows css={{ maxWidth: '46rem' }}>
          {contents.list.map((content) => (
            <Content key={content.id} content={content} path={contentPath({ ...ticket, contentId: content.id })} />
          ))}
        </Rows>
      )}
      {contents.list.length === 0 && !contents.failed && !contents.waiting && (
        <EmptyState heading="h2" seed="no-contents" title={t('content.none.title')} text={t('content.none.text')} />
      )}
    </PersonPage>
  )
}

const icons = { video: VideoIcon, file: DownloadIcon, text: BookOpenIcon }

function Content({ content, path }: { content: TicketContent; path: string }) {
  const { t, stateWords } = useContentWords()
  const Icon = icons[content.kind]
  const available = content.state === 'available'
  return (
    <ListRow
      leading={<Icon />}
      title={content.title}
      meta={content.description}
      tag={<Tag kind={available ? 'good' : 'off'}>{stateWords(content)}</Tag>}
      trailing={available && <span css={{ color: 'var(--accent-ink)', fontWeight: 600 }}>{t('content.view')}</span>}
      link={available ? (words) => <AppLink to={path}>{words}</AppLink> : undefined}
    />
  )
}
