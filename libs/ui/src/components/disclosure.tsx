import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/first-paint.tsx'

const frame = css({
  borderTop: '1px solid var(--hairline)',
  '&:last-of-type': { borderBottom: '1px solid var(--hairline)' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s3)',
    minHeight: '3.5rem',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { marginLeft: 'auto', color: 'var(--muted)', transition: 'rotate var(--fast) var(--ease)' },
  '&[open] > summary > svg': { rotate: '180deg' },
})

export type DisclosureProps = {
  summary: ReactNode
  open?: boolean
  /** Those with the same name open one at a time. */
  name?: string
  /** Called when it is opened, by the reader or by the browser's in-page search. */
  onOpen?: () => void
  className?: string
  children?: ReactNode
}

/** More, on request; works before any script has loaded, and is found by the browser's search. */
export const Disclosure = ({ summary, open, name, onOpen, className, children }: DisclosureProps) => (
  <details
    open={open}
    name={name}
    onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    className={className}
    css={frame}
  >
    <summary>
      {summary}
      <ChevronDownIcon size="sm" />
    </summary>
    <div css={{ paddingBottom: 'var(--s5)' }}>{children}</div>
  </details>
)
