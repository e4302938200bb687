import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** Fields of a way to pay: one beneath the other, and beside each other what is marked with data-half. */
export const fieldsGrid = css({
  display: 'grid',
  gap: 'var(--s5)',
  [media.phoneBigUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > [data-half]': { gridColumn: 'auto' } },
  '& > *': { gridColumn: '1 / -1' },
})
