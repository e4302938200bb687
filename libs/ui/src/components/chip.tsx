import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

/** A pill of 44 px; for links that filter, with `aria-current`. */
export const chipCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  minHeight: '2.75rem',
  padding: '0 1rem',
  border: '1px solid var(--hairline)',
  borderRadius: '2rem',
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--line-strong)' },
  '&[aria-pressed="true"], &[aria-selected="true"], &[aria-current]': {
    background: 'var(--wash)',
    borderColor: 'var(--accent-edge)',
    fontWeight: 600,
  },
})

/** A choice that is on or off: a filter, an amount. */
export const Chip = ({ pressed, type = 'button', ...rest }: ComponentProps<'button'> & { pressed: boolean }) => (
  <button {...rest} type={type} aria-pressed={pressed} css={chipCss} />
)
