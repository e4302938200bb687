import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** Fields of a method, one below the other; those marked with data-half share a row. */
export const fieldsGrid = css({
  display: 'grid',
  gap: 'var(--s5)',
  [media.phoneBigUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > [data-half]': { gridColumn: 'auto' } },
  '& > *': { gridColumn: '1 / -1' },
})
