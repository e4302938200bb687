import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  fontSize: 'var(--t-small)',
  fontWeight: 600,
  lineHeight: 1.3,
})
const kinds = {
  accent: css({ color: 'var(--accent-ink)' }),
  good: css({ color: 'var(--good)' }),
  warn: css({ color: 'var(--warn)' }),
  bad: css({ color: 'var(--bad)' }),
  off: css({ color: 'var(--muted)' }),
}
const fill = css({ background: 'var(--wash)', padding: '.125rem .55rem', borderRadius: '.25rem' })
const light = css({ width: '.5rem', height: '.5rem', borderRadius: '50%', background: 'currentColor', flex: 'none' })

export type TagProps = {
  kind?: keyof typeof kinds
  /** On the church's wash; for the accent kind only. */
  filled?: boolean
  /** A dot before the text: happening right now. */
  dot?: boolean
  className?: string
  children?: ReactNode
}

/** Coloured text for a state; never colour alone. */
export const Tag = ({ kind = 'accent', filled, dot, className, children }: TagProps) => (
  <span className={className} css={[base, kinds[kind], filled && fill]}>
    {dot && <span css={light} />}
    {children}
  </span>
)
