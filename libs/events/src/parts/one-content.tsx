import type { TicketContent } from '@atrio/api-client'
import { VideoPlayer, videoSource } from '@atrio/media-player'
import { RichContent } from '@atrio/rich-content'
import { buttonCss, DownloadIcon, EmptyState } from '@atrio/ui'
import type { useContents } from '../data/registrations.queries.ts'
import { LoadFailed } from './load-failed.tsx'
import { useContentWords } from './use-content-words.ts'

/** One of a ticket's contents: a video, a file or a text. The player's messages must be loaded. */
export function OneContent({ contents, id }: { contents: ReturnType<typeof useContents>; id: number }) {
  const { t } = useContentWords()
  const { list, failed, waiting, busy, retry } = contents
  const content = list.find((one) => one.id === id)
  return (
    <>
      {failed && <LoadFailed busy={busy} retry={retry} />}
      {content ? (
        <div css={{ maxWidth: '60rem' }}>
          <Body content={content} />
        </div>
      ) : (
        !failed &&
        !waiting && (
          <EmptyState heading="h2" seed="no-contents" title={t('content.lost.title')} text={t('content.lost.text')} />
        )
      )}
    </>
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
