import type { ChurchVideo } from '@atrio/api-client'
import { formatLength, useFormat } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { DottedLine } from '@atrio/ui'
import { videoPath } from '../page-paths.ts'
import { WritingCard } from './writing-card.tsx'

/** A video with its picture, date and length. */
export function VideoCard({ video: { id, title, image, publishedAt, seconds, playlist } }: { video: ChurchVideo }) {
  const format = useFormat(useChurch().timeZone)
  return (
    <WritingCard
      to={videoPath(id)}
      title={title}
      image={image}
      seed={`video-${id}`}
      kicker={playlist?.title}
      text={<DottedLine facts={[format.date(publishedAt), seconds !== null && formatLength(seconds, format.locale)]} />}
    />
  )
}
