import type { TicketContent } from '@atrio/api-client'
import { loadPlayerWords, VideoPlayer, videoSource } from '@atrio/media-player'
import { RichContent } from '@atrio/rich-content'
import { requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, DownloadIcon, EmptyState } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { contentsQuery, useContents, userIdOf } from '../data/registrations.queries.ts'
import { ListFailed } from '../parts/list-failed.tsx'
import { PersonPage } from '../parts/person-page.tsx'
import { useContentWords } from '../parts/use-content-words.ts'
import { contentsPath } from '../paths.ts'

export const load = async (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const eventId = requireRouteId(params['eventId'])
  const ticketId = requireRouteId(params['ticketId'])
  requireRouteId(params['contentId'])
  await Promise.all([
    loadPlayerWords(ctx.i18n),
    ctx.queryClient.prefetchQuery(contentsQuery(ctx.api, userIdOf(ctx), { eventId, ticketId })),
  ])
}

/** One piece of exclusive content: a video, a file or a text. */
export default function ContentScreen() {
  const { t } = useContentWords()
  const ticket = { eventId: useRouteId('eventId'), ticketId: useRouteId('ticketId') }
  const id = useRouteId('contentId')
  const contents = useContents(ticket)
  const content = contents.list.find((one) => one.id === id)
  return (
    <PersonPage
      title={content?.title ?? t('content.title')}
      lead={content?.description}
      back={{ to: contentsPath(ticket), label: t('content.title') }}
    >
      {contents.failed && <ListFailed busy={contents.busy} retry={contents.retry} />}
      {content ? (
        <div css={{ maxWidth: '60rem' }}>
          <Body content={content} />
        </div>
      ) : (
        !contents.failed &&
        !contents.waiting && (
          <EmptyState heading="h2" seed="no-contents" title={t('content.lost.title')} text={t('content.lost.text')} />
        )
      )}
    </PersonPage>
  )
}

function Body({ content }: { content: TicketContent }) {
  const { t, stateWords } = useContentWords()
  const { id, kind, state, html, url, title } = content
  const video = kind === 'video' && url ? videoSource({ url }) : undefined
  if (state !== 'available') {
    const words = { title: stateWords(content), text: t(`content.${state}Text`) }
    return <EmptyState heading="h2" seed={`content-${id}`} {...words} />
  }
  if (video) return <VideoPlayer source={video} title={title} seed={`content-${id}`} />
  if (kind === 'text' && html) return <RichContent html={html} />
  if (!url) return <EmptyState heading="h2" title={t('content.lost.title')} text={t('content.lost.text')} />
  return (
    <a href={url} target="_blank" rel="noreferrer" css={buttonCss('primary')}>
      <DownloadIcon size="sm" />
      {t('content.open')}
    </a>
  )
}
