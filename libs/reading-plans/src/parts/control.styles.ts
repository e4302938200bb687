import { css } from '@emotion/react'

/** A native control beside a button. */
export const controlCss = css({
  minHeight: '2.75rem',
  padding: '0 var(--s3)',
  border: '1px solid var(--muted)',
  borderRadius: '.5rem',
  background: 'var(--raised)',
  color: 'inherit',
  font: 'inherit',
})
