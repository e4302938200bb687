import { css } from '@emotion/react'

export type IconProps = {
  /** `sm` stands beside small text (18 px), `md` in controls and rows (22 px). */
  size?: 'sm' | 'md'
  className?: string
}

const base = css({ fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' })
const sizes = {
  sm: css(base, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.8 }),
  md: css(base, { width: '1.375rem', height: '1.375rem', strokeWidth: 1.6 }),
}

/** One line drawing on a 24-unit grid. Decorative: the words beside it, or the control's label, carry the meaning. */
export const Icon = ({ d, size = 'md', className }: IconProps & { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={className} css={sizes[size]}>
    <path d={d} />
  </svg>
)
