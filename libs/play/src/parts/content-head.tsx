import type { PlayContent } from '@atrio/api-client'
import { formatLength, useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch } from '@atrio/tenant-core'
import { DottedLine, kickerCss, Row } from '@atrio/ui'
import type { ReactNode } from 'react'
import { entryPath } from '../page-paths.ts'

type Props = {
  content: PlayContent
  /** Actions. */
  children?: ReactNode
}

/** A video's or a collection's texts: its collection, title, facts, and description. */
export function ContentHead({ content, children }: Props) {
  const { t } = useTranslation('play')
  const format = useFormat(useChurch().timeZone)
  const { title, description, collection, kind, seconds, videos, publishedAt, tags } = content
  return (
    <header>
      {collection && (
        <p css={kickerCss}>
          <AppLink to={entryPath({ id: collection.id, kind: 'collection' })}>{collection.title}</AppLink>
        </p>
      )}
      <h1>{title}</h1>
      <div css={{ color: 'var(--muted)', marginTop: 'var(--s2)' }}>
        <DottedLine
          facts={[
            t(`kind.${kind}`),
            videos !== null && t('videos', { count: videos }),
            seconds !== null && formatLength(seconds, format.locale),
            format.date(publishedAt),
            tags.length > 0 && tags.map(({ name }) => name).join(', '),
          ]}
        />
      </div>
      {children && <Row css={{ marginTop: 'var(--s5)' }}>{children}</Row>}
      {description && (
        <p css={{ marginTop: 'var(--s5)', maxWidth: 'var(--measure)', whiteSpace: 'pre-line' }}>{description}</p>
      )}
    </header>
  )
}
