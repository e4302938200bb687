import { loadPlayerWords } from '@atrio/media-player'
import { PersonPage, requireRouteId, useRouteId, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import type { LoaderFunctionArgs } from 'react-router'
import { contentsQuery, useContents } from '../data/registrations.queries.ts'
import { OneContent } from '../parts/one-content.tsx'
import { useContentWords } from '../parts/use-content-words.ts'
import { contentsPath } from '../paths.ts'

export const load = async (ctx: FeatureContext, { params }: LoaderFunctionArgs) => {
  const eventId = requireRouteId(params['eventId'])
  const ticketId = requireRouteId(params['ticketId'])
  requireRouteId(params['contentId'])
  await Promise.all([
    loadPlayerWords(ctx.i18n),
    ctx.queryClient.prefetchQuery(contentsQuery(ctx.api, viewerOf(ctx), { eventId, ticketId })),
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
      printsAlone
    >
      <OneContent contents={contents} id={id} />
    </PersonPage>
  )
}
