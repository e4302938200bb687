import type { Mark, PlayEntry } from '@atrio/api-client'
import { formatLength, useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch } from '@atrio/tenant-core'
import { Card, DottedLine, Picture } from '@atrio/ui'
import { entryPath } from '../page-paths.ts'
import { MarkBar } from './mark-bar.tsx'

type Props = { entry: PlayEntry; mark?: Mark | undefined; heading?: 'h2' | 'h3' | undefined }

/** A video or a collection with its window. */
export function EntryCard({ entry, mark, heading = 'h3' }: Props) {
  const { t } = useTranslation('play')
  const { locale } = useFormat(useChurch().timeZone)
  const { id, kind, title, image, seconds, videos, collection } = entry
  return (
    <Card
      heading={heading}
      picture={
        <MarkBar mark={mark} seconds={seconds}>
          <Picture src={image?.url} seed={`play-${id}`} sizes="(min-width: 36em) 22rem, 100vw" />
        </MarkBar>
      }
      kicker={collection?.title}
      title={title}
      link={(words) => <AppLink to={entryPath({ id, kind })}>{words}</AppLink>}
      meta={
        <DottedLine
          facts={[
            t(`kind.${kind}`),
            videos !== null && t('videos', { count: videos }),
            seconds !== null && formatLength(seconds, locale),
            mark?.watched && t('marks.watched'),
            mark && !mark.watched && mark.stoppedAt > 0 && t('marks.at', { at: formatLength(mark.stoppedAt, locale) }),
          ]}
        />
      }
    />
  )
}
