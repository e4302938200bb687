import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { WifiOffIcon } from '../icons/first-paint.tsx'

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 .7rem',
  padding: '.7rem var(--gutter)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: '1rem',
  lineHeight: 1.35,
  '& > span': { flex: '1 1 9rem' },
  '& button': {
    marginLeft: 'auto',
    minHeight: '2.75rem',
    border: 0,
    background: 'none',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  },
  '& :focus-visible': { outlineColor: 'currentColor' },
})

export type OfflineBarProps = { text: ReactNode; retry?: { label: string; onRetry: () => void } | undefined }

/** The bar below the header while offline: what still works, and a retry. */
export const OfflineBar = ({ text, retry }: OfflineBarProps) => (
  <div role="status" data-print="no" css={frame}>
    <WifiOffIcon size="sm" />
    <span>{text}</span>
    {retry && (
      <button type="button" onClick={retry.onRetry}>
        {retry.label}
      </button>
    )}
  </div>
)
