import { css } from '@emotion/react'
import { figuresCss } from '../layout/text.ts'
import { media } from '../layout/media.ts'

/** Units with a line between them. Each has its line on the left; that of a row's first unit is clipped off. */
const side = (room: string) => ({
  columnGap: `calc(2 * ${room} + 1px)`,
  '& > span': { marginLeft: `calc(-1px - ${room})`, paddingLeft: room, borderLeft: '1px solid var(--hairline)' },
})

const frame = css(figuresCss, {
  display: 'flex',
  // in large letters the units do not fit side by side
  flexWrap: 'wrap',
  rowGap: 'var(--s3)',
  overflowX: 'clip',
  fontSize: '3.25rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
  ...side('var(--s5)'),
  '& small': {
    display: 'block',
    marginTop: '.4rem',
    font: '400 var(--t-small)/1.3 var(--sans)',
    letterSpacing: 0,
    color: 'var(--muted)',
  },
  [media.tabletBigUp]: { fontSize: '4.25rem' },
  '@media (max-width: 23.43625em)': { fontSize: '2.5rem', ...side('var(--s3)') },
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
