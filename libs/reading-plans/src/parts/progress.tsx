import { useTranslation } from '@atrio/i18n'
import { mutedCss, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'

const track = css({
  display: 'block',
  height: '.5rem',
  borderRadius: '.25rem',
  background: 'var(--sunk)',
  overflow: 'hidden',
  // grounds are gone in forced colours
  border: '1px solid transparent',
  '& > span': { display: 'block', height: '100%', background: 'var(--accent-edge)' },
  '@media (forced-colors: active)': { '& > span': { background: 'Highlight' } },
})

/** How much of a plan is read: as text, and as a decorative bar. */
export function Progress({ read, length }: { read: number; length: number }) {
  const { t } = useTranslation('readingPlans')
  return (
    <span css={{ display: 'grid', gap: '.35rem', width: '100%', maxWidth: '24rem' }}>
      <span css={[mutedCss, smallCss]}>{t('progress', { read, length })}</span>
      <span aria-hidden css={track}>
        <span css={{ width: `${Math.round((Math.min(read, length) / length) * 100)}%` }} />
      </span>
    </span>
  )
}
