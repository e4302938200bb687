import type { WallPrayer } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useLink, usePageMinute } from '@atrio/tenant-core'
import { linkCss, media, mutedCss, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'

const frame = css({
  paddingBlock: 'var(--s6)',
  borderTop: '1px solid var(--hairline)',
  [media.tabletBigUp]: {
    padding: '0 0 0 2.25rem',
    borderTop: 0,
    borderLeft: '1px solid var(--hairline)',
    display: 'flex',
    flexDirection: 'column',
  },
})
// Long requests are clipped on home only; screen readers still read all of it.
const words = css({
  font: '400 1.1875rem/1.5 var(--serif)',
  letterSpacing: '-.003em',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
})
const foot = css(mutedCss, smallCss, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--s4)',
  paddingTop: 'var(--s3)',
  [media.tabletBigUp]: { marginTop: 'auto' },
})

/** One request on home: text, author, time, and how many people pray. */
export function PrayerCard({ prayer }: { prayer: WallPrayer }) {
  const { t } = useTranslation('prayer')
  const format = useFormat(useChurch().timeZone)
  const now = new Date(usePageMinute()).toISOString()
  const to = useLink('prayer.detail', { prayerId: prayer.id })
  const { name } = prayer
  const time = format.relative(prayer.createdAt, now)
  return (
    <li css={frame}>
      <p css={words}>{prayer.text}</p>
      <p css={[mutedCss, { marginTop: 'var(--s3)' }]}>
        {name === null ? t('byNobody', { time }) : t('by', { name, time })}
      </p>
      <div css={foot}>
        {to && (
          <AppLink to={to} css={linkCss}>
            {name === null ? t('prayForIt') : t('pray', { name })}
          </AppLink>
        )}
        {prayer.praying > 0 && <span>{t('praying', { count: prayer.praying })}</span>}
      </div>
    </li>
  )
}
