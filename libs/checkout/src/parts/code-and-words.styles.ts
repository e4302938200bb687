import { css } from '@emotion/react'

/** Parts one below the other, as wide as the page allows. */
export const stepsGridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s5)',
  alignContent: 'start',
})
