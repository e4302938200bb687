import { videosApi } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { CardGrid, Section } from '@atrio/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { VideoCard } from './video-card.tsx'

/** Maximum number of videos beside the current one. */
const MAX_VIDEOS = 6

type Props = {
  playlist: { slug: string; title: string }
  /** Id of the current video. */
  except: number
}

/** Other videos of a playlist; loads after the video, which does not wait for it. */
export function SamePlaylist({ playlist, except }: Props) {
  const { t } = useTranslation('content')
  const { data } = useInfiniteQuery(useApi().pages(videosApi.list, { playlist: playlist.slug }))
  const others = (data?.pages[0]?.items ?? []).filter(({ id }) => id !== except).slice(0, MAX_VIDEOS)
  if (others.length === 0) return null
  return (
    <Section title={t('videos.sameList')} lead={playlist.title}>
      <CardGrid>
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
