import type { PlayEntry } from '@atrio/api-client'
import { formatLength, useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch } from '@atrio/tenant-core'
import { Card, DottedLine, Picture } from '@atrio/ui'
import { entryPath } from '../page-paths.ts'

type Props = { entry: PlayEntry; heading?: 'h2' | 'h3' | undefined }

/** A video or a collection with its window. */
export function EntryCard({ entry, heading = 'h3' }: Props) {
  const { t } = useTranslation('play')
  const { locale } = useFormat(useChurch().timeZone)
  const { id, kind, title, image, seconds, videos, collection } = entry
  return (
    <Card
      heading={heading}
      picture={<Picture src={image?.url} seed={`play-${id}`} sizes="(min-width: 576px) 22rem, 100vw" />}
      kicker={collection?.title}
      title={title}
      link={(words) => <AppLink to={entryPath({ id, kind })}>{words}</AppLink>}
      meta={
        <DottedLine
          facts={[
            t(`kind.${kind}`),
            videos !== null && t('videos', { count: videos }),
            seconds !== null && formatLength(seconds, locale),
          ]}
        />
      }
    />
  )
}
