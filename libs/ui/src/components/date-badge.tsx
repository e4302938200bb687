import { css } from '@emotion/react'
import { figuresCss } from '../layout/text.ts'

const day = css(figuresCss, { display: 'block', fontSize: '2rem', lineHeight: 1, letterSpacing: '-.02em' })

export type DateBadgeProps = {
  /** Already in the person's language: `29`, `nov`. */
  day: string
  month: string
  /** For machines: `YYYY-MM-DD` or an instant. */
  dateTime?: string | undefined
  className?: string
}

/** A date as a parish magazine sets it: the day in serif figures over its month. */
export const DateBadge = ({ day: figures, month, dateTime, className }: DateBadgeProps) => (
  <time dateTime={dateTime} className={className} css={{ flex: 'none', width: '3.5rem' }}>
    <span css={day}>{figures}</span> <span css={{ fontSize: 'var(--t-small)', color: 'var(--muted)' }}>{month}</span>
  </time>
)
