import { css } from '@emotion/react'
import { figuresCss } from '../layout/text.ts'
import { media } from '../layout/media.ts'

const frame = css(figuresCss, {
  display: 'flex',
  gap: 'var(--s5)',
  fontSize: '3.25rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
  '& > span + span': { paddingLeft: 'var(--s5)', borderLeft: '1px solid var(--hairline)' },
  '& small': {
    display: 'block',
    marginTop: '.4rem',
    font: '400 var(--t-small)/1.3 var(--sans)',
    letterSpacing: 0,
    color: 'var(--muted)',
  },
  [media.tabletBigUp]: { fontSize: '4.25rem' },
  '@media (max-width: 374.98px)': {
    fontSize: '2.5rem',
    gap: 'var(--s3)',
    '& > span + span': { paddingLeft: 'var(--s3)' },
  },
  // a phone whose person reads large letters: the units do not fit side by side, and lines between them mean nothing
  '@media (max-width: 19em)': { flexWrap: 'wrap', '& > span + span': { paddingLeft: 0, borderLeft: 0 } },
})

export type CountdownProps = {
  /** The largest unit first: `{ value: '02', label: 'hours' }`. */
  parts: readonly { value: string; label: string }[]
  /** The same as text for screen readers; it need not change every second. */
  label: string
  className?: string
}

/** Time that is left, in serif figures. Presentational: the caller keeps the clock. */
export const Countdown = ({ parts, label, className }: CountdownProps) => (
  <div role="timer" aria-label={label} className={className} css={frame}>
    {parts.map((part) => (
      <span key={part.label} aria-hidden>
        {part.value}
        <small>{part.label}</small>
      </span>
    ))}
  </div>
)
