import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import { SIZES } from '../data/kept-choices.ts'

const group = css({
  display: 'inline-flex',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  '& > button + button': { borderLeft: '1px solid var(--hairline)' },
  '& > button': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: '0 .75rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    '&:hover': { background: 'var(--wash-soft)' },
    '&[aria-disabled="true"]': { color: 'var(--muted)', opacity: 0.6, cursor: 'not-allowed' },
  },
})

type Props = { size: number; onSize: (size: number) => void }

/** A step beyond the limits does nothing and is announced. */
export function TextSize({ size, onSize }: Props) {
  const { t } = useTranslation('bible')
  const step = (next: number) => ({
    type: 'button' as const,
    'aria-disabled': SIZES[next] === undefined || undefined,
    onClick: () => SIZES[next] !== undefined && onSize(next),
  })
  return (
    <span role="group" aria-label={t('size.label')} css={group}>
      <button {...step(size - 1)} aria-label={t('size.smaller')}>
        <span aria-hidden css={{ fontSize: '.9375rem' }}>
          A
        </span>
      </button>
      <button {...step(size + 1)} aria-label={t('size.larger')}>
        <span aria-hidden css={{ fontSize: '1.375rem' }}>
          A
        </span>
      </button>
    </span>
  )
}
