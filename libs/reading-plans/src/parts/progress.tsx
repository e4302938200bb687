import { useTranslation } from '@atrio/i18n'
import { mutedCss, ProgressTrack, smallCss } from '@atrio/ui'

/** How much of a plan is read: as text, and as a decorative bar. */
export function Progress({ read, length }: { read: number; length: number }) {
  const { t } = useTranslation('readingPlans')
  return (
    <span css={{ display: 'grid', gap: '.35rem', width: '100%', maxWidth: '24rem' }}>
      <span css={[mutedCss, smallCss]}>{t('progress', { read, length })}</span>
      <ProgressTrack share={Math.round((Math.min(read, length) / length) * 100)} />
    </span>
  )
}
