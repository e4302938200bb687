import { media } from '@atrio/ui'
import { css } from '@emotion/react'

// On phones the picture begins right under the header.
export const back = css({ marginBottom: 'var(--s2)', [media.tabletBigDown]: { display: 'none' } })

// Full width on phones, as wide as the text elsewhere.
export const frame = css({
  [media.tabletBigUp]: { paddingInline: 'var(--gutter)' },
  '& .window': {
    borderRadius: 0,
    [media.tabletBigUp]: { borderRadius: 'var(--radius-window)', aspectRatio: '1296/400' },
  },
})

// One reading order; on desktops the facts are beside the text.
export const body = css({
  display: 'grid',
  gap: 'var(--s8)',
  padding: 'var(--s8) var(--gutter) var(--section)',
  '& h1': { marginTop: '.15em' },
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    columnGap: '5rem',
    '& > ul': { gridColumn: 2, gridRow: '1 / 5', alignSelf: 'start' },
    '& > :not(ul)': { gridColumn: 1 },
  },
})

export const lead = css({ marginTop: '.6em', fontSize: 'var(--t-lead)', lineHeight: 1.5, maxWidth: '32em' })
export const about = css({ maxWidth: 'var(--measure)', '& h2': { fontSize: 'var(--t-3)', marginBottom: '.6em' } })
