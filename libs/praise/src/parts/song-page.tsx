import { LineSkeleton, Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useSong } from '../data/praise.queries.ts'
import { SongFailure } from './song-failure.tsx'
import { SongViewer, type SongViewerProps } from './song-viewer.tsx'
import { useTranslation } from '@atrio/i18n'

const frame = css({ display: 'grid', gap: 'var(--s6)', padding: 'var(--s10) var(--gutter)' })

/** Skeleton of a song: title, tools, verses. */
function SongSkeleton() {
  const { t } = useTranslation('praise')
  return (
    <div role="status" aria-label={t('loading')} css={frame}>
      <Skeleton width="18rem" height="2.6rem" />
      <Skeleton height="3rem" />
      <LineSkeleton lines={4} />
      <LineSkeleton lines={4} />
    </div>
  )
}

type SongPageProps = { id: number } & Omit<SongViewerProps, 'song' | 'onRetry'>

/** A song: skeleton, failure with a retry, or viewer. */
export function SongPage({ id, ...parts }: SongPageProps) {
  const { data: song, isFetching, refetch } = useSong(id)
  const retry = () => void refetch()
  if (song) return <SongViewer song={song} onRetry={retry} {...parts} />
  return isFetching ? <SongSkeleton /> : <SongFailure onRetry={retry} />
}
