import type { Devotional, Neighbour } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { ChevronLeftIcon, ChevronRightIcon, media } from '@atrio/ui'
import { css } from '@emotion/react'
import { devotionalPath } from '../paths.ts'

const frame = css({
  display: 'grid',
  gap: 'var(--s3)',
  paddingBlock: 'var(--s4)',
  borderBlock: '1px solid var(--hairline)',
  [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' },
})
const way = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s3)',
  minHeight: '3.5rem',
  color: 'inherit',
  textDecoration: 'none',
  '& small': { display: 'block', color: 'var(--muted)', fontSize: 'var(--t-small)' },
  '&:hover strong': { color: 'var(--accent-ink)' },
  '&[rel="next"]': { [media.tabletUp]: { gridColumn: 2, justifyContent: 'end', textAlign: 'end' } },
})

/** Links to the previous and the next day. */
export function DevotionalNeighbours({ devotional: { previous, next } }: { devotional: Devotional }) {
  const { t } = useTranslation('content')
  if (!previous && !next) return null
  const words = (label: string, { title }: Neighbour) => (
    <span>
      <small>{label}</small>
      <strong>{title}</strong>
    </span>
  )
  return (
    <nav aria-label={t('devotionals.neighbours')} css={frame} data-print="no">
      {previous && (
        <AppLink to={devotionalPath(previous.id)} rel="prev" css={way}>
          <ChevronLeftIcon size="sm" />
          {words(t('devotionals.previous'), previous)}
        </AppLink>
      )}
      {next && (
        <AppLink to={devotionalPath(next.id)} rel="next" css={way}>
          {words(t('devotionals.next'), next)}
          <ChevronRightIcon size="sm" />
        </AppLink>
      )}
    </nav>
  )
}
