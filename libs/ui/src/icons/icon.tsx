import { css } from '@emotion/react'

export type IconProps = {
  /** `sm` for use beside small text (18 px), `md` for controls and rows (22 px). */
  size?: 'sm' | 'md'
  className?: string
}

const base = css({ fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' })
const sizes = {
  sm: css(base, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.8 }),
  md: css(base, { width: '1.375rem', height: '1.375rem', strokeWidth: 1.6 }),
}

/** A line drawing on a 24-unit grid. Decorative: the text beside it, or the control's label, has the meaning. */
export const Icon = ({ d, size = 'md', className }: IconProps & { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={className} css={sizes[size]}>
    <path d={d} />
  </svg>
)
