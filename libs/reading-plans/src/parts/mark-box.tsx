import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6rem',
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  cursor: 'pointer',
  '& > input': { width: '1.5rem', height: '1.5rem', margin: 0, flex: 'none', accentColor: 'var(--accent-edge)' },
})

type Props = { day: number; read: boolean; onChange: (read: boolean) => void }

/** Marks a day as read, and takes the mark back. */
export function MarkBox({ day, read, onChange }: Props) {
  const { t } = useTranslation('readingPlans')
  return (
    <label css={frame}>
      <input
        type="checkbox"
        checked={read}
        aria-label={t('mark.of', { day })}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span aria-hidden>{t('mark.read')}</span>
    </label>
  )
}
