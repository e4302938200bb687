import { css, type SerializedStyles } from '@emotion/react'

export type ButtonVariant = 'primary' | 'line' | 'danger'
export type ButtonSize = 'md' | 'big'

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.6em',
  minHeight: 'var(--target)',
  padding: '.5rem 1.375rem',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'inherit',
  font: '600 1.0625rem/1.2 var(--sans)',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background var(--fast), border-color var(--fast)',
})

// After the variants, so that neither their colours nor their hover return.
const refused = css({
  '&[aria-disabled="true"], &:disabled': {
    background: 'var(--sunk)',
    color: 'var(--muted)',
    borderColor: 'var(--hairline)',
    cursor: 'not-allowed',
  },
})

const variants = {
  // The edge keeps a white or yellow fill visible on paper.
  primary: css({
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    borderColor: 'var(--accent-edge)',
    '&:hover': { background: 'var(--accent-hover)' },
  }),
  line: css({
    borderColor: 'var(--line-strong)',
    '&:hover': { borderColor: 'var(--ink)', background: 'var(--wash-soft)' },
  }),
  danger: css({
    color: 'var(--bad)',
    borderColor: 'currentColor',
    '&:hover': { background: 'var(--bad-wash)' },
  }),
}

const big = css({ minHeight: '3.5rem', fontSize: '1.125rem' })

/** A button's look, for links that act as one. One `primary` per view. */
export const buttonCss = (variant: ButtonVariant = 'line', size: ButtonSize = 'md'): SerializedStyles =>
  css(base, variants[variant], size === 'big' && big, refused)

/** The secondary action: an underlined text, 44 px high. */
export const linkCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--accent-ink)',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'underline 1px color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '.28em',
  '&:hover': { textDecorationColor: 'currentColor' },
})

/** A round target for an icon alone; always with an `aria-label`. */
export const iconButtonCss = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'var(--target)',
  height: 'var(--target)',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  '&:hover': { background: 'var(--wash-soft)' },
  '&:disabled, &[aria-disabled="true"]': { color: 'var(--muted)', cursor: 'not-allowed', opacity: 0.6 },
})
