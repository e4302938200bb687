import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** Full width on phones, as wide as the text elsewhere. */
export const picture = css({
  [media.tabletBigUp]: { padding: 'var(--s3) var(--gutter) 0' },
  '& .window': {
    borderRadius: 0,
    [media.tabletBigUp]: { borderRadius: 'var(--radius-window)', aspectRatio: '1296/400' },
  },
})

/** One reading order; on desktops the facts are beside the text. */
export const body = css({
  display: 'grid',
  gap: 'var(--s8)',
  padding: 'var(--s8) var(--gutter) var(--section)',
  '& > *': { minWidth: 0 },
  '& h2': { fontSize: 'var(--t-3)', marginBottom: '.5em' },
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    columnGap: '5rem',
    '& > [data-facts]': { gridColumn: 2, gridRow: '1 / 5', alignSelf: 'start' },
    '& > :not([data-facts])': { gridColumn: 1 },
  },
})

export const facts = css({
  display: 'grid',
  gap: 'var(--s5)',
  margin: 0,
  '& > div': { position: 'relative', paddingInlineStart: '2.5rem' },
  '& svg': { position: 'absolute', insetInlineStart: 0, top: '.12rem', color: 'var(--accent-ink)' },
  '& dt': { color: 'var(--muted)', fontSize: 'var(--t-small)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd > b': { display: 'block', fontWeight: 600 },
  '& dd > b::first-letter': { textTransform: 'uppercase' },
})
