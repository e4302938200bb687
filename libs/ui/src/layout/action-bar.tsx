import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from './media.ts'
import { figuresCss } from './text.ts'

const bar = css({
  position: 'sticky',
  zIndex: 25,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s4)',
  padding: 'var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--hairline)',
  background: 'var(--paper)',
  '& > :is(a, button)': { flex: '0 1 auto' },
  [media.tabletBigUp]: { paddingBlock: 'var(--s4)', '& > :is(a, button)': { minWidth: '16rem' } },
  // a phone on its side, a page at four times its size, or large letters on a phone have no room to give away
  '@media (max-height: 26rem), (max-width: 19em)': { position: 'static' },
  '@media print': { display: 'none' },
})
const words = css({ flex: '1 1 9rem', lineHeight: 1.2 })
const sum = css(figuresCss, { display: 'block', fontSize: '1.625rem', lineHeight: 1.15, fontWeight: 400 })
const small = css({ color: 'var(--muted)', fontSize: 'var(--t-small)', fontFeatureSettings: "'tnum'" })

type Props = {
  /** The price, or the sum. */
  amount: ReactNode
  /** A line over it. */
  note?: ReactNode
  /** The page's main action. */
  children: ReactNode
  className?: string
}

/** Keeps a page's price and main action on screen, at the foot of the window. */
export const ActionBar = ({ amount, note, children, className }: Props) => (
  <div css={bar} className={className} data-print="no">
    <div css={words}>
      {note && <span css={small}>{note}</span>}
      <b css={sum}>{amount}</b>
    </div>
    {children}
  </div>
)
