import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** Under the header: the whole page on phones, a drawer as wide as the page on desktops. */
export const panelCss = css({
  position: 'fixed',
  inset: 'var(--head) 0 0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--paper)',
  padding: 'var(--s6) var(--gutter) 6rem',
  outline: 0,
  '& [data-settings]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: 'var(--s6)',
    color: 'var(--muted)',
    fontSize: '1.0625rem',
    // beside the heading the theme; below them, over the whole width, the languages
    '& h2': { marginRight: 'auto', color: 'var(--ink)' },
    '& > :last-child': { flexBasis: '100%' },
  },
  [media.tabletBigUp]: {
    position: 'absolute',
    inset: '100% 0 auto',
    maxHeight: 'calc(100dvh - var(--head))',
    padding: 'var(--s3) var(--gutter) var(--s4)',
    borderBottom: '1px solid var(--hairline)',
    boxShadow: 'var(--shadow)',
    clipPath: 'inset(0 0 -3rem)', // no shadow on the header
    '& h2, & [data-phone="true"]': { display: 'none' },
    '& [data-settings] > :last-child': { flexBasis: 'auto' },
  },
})

export const gridCss = css({
  display: 'grid',
  gap: 'var(--s8)',
  marginTop: 'var(--s6)',
  [media.tabletBigUp]: {
    gap: '3rem',
    marginTop: 'var(--s4)',
    // as many columns as are shown, so that none is empty; few entries are side by side
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '&[data-size="medium"]': { columnGap: '2rem', '& li': { fontSize: '1.0625rem' } },
    '&[data-columns="1"] ul, &[data-columns="2"] ul': { display: 'grid', columnGap: '3rem' },
    '&[data-columns="1"] ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="2"] ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const columnCss = css({
  '& h3': { paddingBottom: 'var(--s2)', borderBottom: '1px solid var(--hairline)', marginBottom: 'var(--s1)' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
    columnGap: 'var(--s4)',
  },
  '& li': { fontSize: '1.0625rem', lineHeight: 1.3 },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s3)',
    minHeight: '3rem',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'left',
    textDecoration: 'none',
    '&:hover': { color: 'var(--accent-ink)' },
  },
  '& a > svg, & button > svg': { flex: 'none', color: 'var(--accent-ink)' },
  // keeps the arrow on the line of the last word; a no-break space does not work before a drawing
  '& [data-arrow]': { whiteSpace: 'nowrap', color: 'var(--muted)', '&::before': { content: '"\\2060"' } },
  '& [data-arrow] svg': { display: 'inline-block', marginLeft: '.5rem', verticalAlign: '-.2em' },
  [media.tabletBigUp]: {
    '& ul': { display: 'block' },
    '& li': { fontSize: '1.1875rem' },
    '& a, & button': { minHeight: '2.75rem' },
  },
})
