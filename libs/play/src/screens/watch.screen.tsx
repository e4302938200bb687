import { useTranslation } from '@atrio/i18n'
import { loadPlayerWords, VideoPlayer } from '@atrio/media-player'
import { requireRouteId, useRouteId } from '@atrio/tenant-core'
import { gutterCss, Notice } from '@atrio/ui'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { gated } from '../data/entrance.ts'
import { contentQuery, useContent, useContents } from '../data/play.queries.ts'
import { useRenewedSource } from '../data/use-renewed-source.ts'
import { useStoppedAt } from '../data/use-stopped-at.ts'
import { nextEpisode } from '../model/next-episode.ts'
import { ContentHead } from '../parts/content-head.tsx'
import { ContentState } from '../parts/content-state.tsx'
import { ListButton } from '../parts/list-button.tsx'
import { NextEpisode } from '../parts/next-episode.tsx'
import { PlayPage } from '../parts/play-page.tsx'
import { Related } from '../parts/related.tsx'
import { PlayerControls } from '../player/player-controls.tsx'
import { WatchedButton } from '../parts/watched-button.tsx'

export const load = gated((ctx, { params }) => {
  const query = contentQuery(ctx.api, requireRouteId(params['contentId']))
  // fetched each time: a subscription may have started or ended since
  return Promise.all([ctx.queryClient.prefetchQuery({ ...query, staleTime: 0 }), loadPlayerWords(ctx.i18n)])
})

/** A video with its player. */
export default function WatchScreen() {
  const query = useContent(useRouteId('contentId'))
  if (!query.data) return <ContentState query={query} />
  // another video is another player, with its own place
  return <Watching key={query.data.id} content={query.data} />
}

function Watching({ content }: { content: NonNullable<ReturnType<typeof useContent>['data']> }) {
  const { t } = useTranslation('play')
  const { id, title, image, collection } = content
  const keepPlace = useStoppedAt(id)
  const [ended, setEnded] = useState(false)
  const onTime = useCallback(
    (seconds: number, isEnd: boolean, length: number) => {
      setEnded(isEnd)
      keepPlace(seconds, isEnd, length)
    },
    [keepPlace],
  )
  const plays = (useLocation().state as { plays?: boolean } | null)?.plays === true
  const { items } = useContents({ collectionId: collection?.id ?? 0 }, collection !== null)
  const next = nextEpisode(items, id)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  // the position saved before this visit
  const [before] = useState(content.own?.stoppedAt ?? 0)
  const { source, captions, restarts, onFail } = useRenewedSource(content)
  const startAt = restarts > 0 ? (content.own?.stoppedAt ?? before) : before
  return (
    <PlayPage title={title} own>
      <article css={[gutterCss, { paddingBlock: 'var(--s6) var(--s10)', '& > *': { maxWidth: '72rem' } }]}>
        {source ? (
          <VideoPlayer
            {...{ source, captions, title, startAt, onTime, onFail, plays }}
            onVideo={setVideo}
            videoId={`play-${id}-${restarts}`}
            seed={`play-${id}`}
            poster={image?.url}
            sizes="(min-width: 75em) 72rem, 100vw"
          />
        ) : (
          <Notice kind="bad">{t('watch.unplayable')}</Notice>
        )}
        {video && <PlayerControls video={video} />}
        {next && <NextEpisode next={next} ended={ended} />}
        <div css={{ marginTop: 'var(--s6)' }}>
          <ContentHead content={content}>
            <ListButton content={content} />
            <WatchedButton content={content} />
          </ContentHead>
        </div>
      </article>
      {collection && <Related collection={collection} except={id} />}
    </PlayPage>
  )
}
