import { useTranslation } from '@atrio/i18n'
import { loadPlayerWords } from '@atrio/media-player'
import { AppLink, failureOf, useFeatureContext } from '@atrio/tenant-core'
import { ChevronLeftIcon, linkCss, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useContents } from '../data/registrations.queries.ts'
import { ContentList } from '../parts/content-list.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OneContent } from '../parts/one-content.tsx'
import { orderContentsPath } from '../paths.ts'

const title = css({ fontSize: 'var(--t-2)', lineHeight: 1.2, margin: 'var(--s2) 0 var(--s5)', outline: 'none' })

type Props = {
  eventId: number
  ticketId: number
  /** The one to show; undefined: all. */
  contentId: number | undefined
  order: string
  /** Address of the order's own page. */
  page: string
}

/** The exclusive contents of a guest's ticket, on the page of their order, since guests have no other. */
export function OrderContents({ eventId, ticketId, contentId, order, page }: Props) {
  const { t } = useTranslation('events')
  const contents = useContents({ eventId, ticketId, order })
  const content = contents.list.find(({ id }) => id === contentId)
  const back =
    contentId === undefined
      ? { to: page, words: t('ticket.title') }
      : { to: orderContentsPath(page, { ticketId }), words: t('content.title') }
  // scrolls down to the contents, where links leave the scroll alone: the rest of the page has not changed
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [ticketId, contentId])
  return (
    <section>
      <AppLink to={back.to} preventScrollReset={contentId !== undefined} css={linkCss}>
        <ChevronLeftIcon size="sm" />
        {back.words}
      </AppLink>
      <h2 ref={heading} tabIndex={-1} css={title}>
        {content?.title ?? t('content.title')}
      </h2>
      {contentId === undefined ? (
        <ContentList
          contents={contents}
          pathOf={(id) => orderContentsPath(page, { ticketId, contentId: id })}
          isOnPage
        />
      ) : (
        <Shown contents={contents} id={contentId} />
      )}
    </section>
  )
}

/** One content; loads the player's messages, which no page has loaded before. */
function Shown(props: Parameters<typeof OneContent>[0]) {
  const { i18n } = useFeatureContext()
  const words = useQuery({
    queryKey: ['events.playerWords', i18n.language],
    staleTime: Infinity,
    queryFn: () => loadPlayerWords(i18n).then(() => true),
  })
  const { failed, busy, retry } = failureOf(words)
  if (failed) return <LoadFailed busy={busy} retry={retry} />
  return words.data ? <OneContent {...props} /> : <RowsSkeleton rows={3} />
}
