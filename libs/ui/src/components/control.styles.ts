import { css } from '@emotion/react'

/** A native control of 44 px, beside a button or in a line of controls. */
export const controlCss = css({
  minWidth: 0,
  minHeight: '2.75rem',
  padding: '.4rem .8rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
})
