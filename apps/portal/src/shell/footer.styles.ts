import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** A strip of glass, cut into the wall between the page and its foot. */
export const friezeCss = css({
  height: '1.125rem',
  overflow: 'hidden',
  borderBlock: '1px solid oklch(.2 .02 60 / .7)',
  '& svg': { width: '100%', height: '100%' },
})

export const footerCss = css({
  padding: 'var(--s12) var(--gutter) var(--s10)',
  fontSize: '1.0625rem',
  '& a, & ul button, & > div > button': {
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    gap: '.6rem',
    maxWidth: '100%',
    minHeight: '2.5rem',
    overflowWrap: 'anywhere',
    padding: '.425rem 0', // an address of three lines keeps the same distance to its neighbours
    border: 0,
    background: 'none',
    textAlign: 'left',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& a > svg': { color: 'var(--muted)' },
  '& h2': { font: '600 1rem/1.4 var(--sans)', letterSpacing: 0, color: 'var(--muted)', marginBottom: 'var(--s2)' },
  [media.tabletBigUp]: { paddingBlock: '4.5rem 3rem' },
})

export const gridCss = css({
  display: 'grid',
  gap: 'var(--s8)',
  // two columns, or one where letters are twice as large
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
  '& > *': { minWidth: 0 },
  '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
  // here is room for a whole name
  '& > :first-of-type span': { WebkitLineClamp: 'none' },
  '& > :first-of-type p': { marginTop: 'var(--s3)', maxWidth: '26em', color: 'var(--muted)' },
  [media.tabletBigUp]: {
    gridTemplateColumns: '2.2fr 1fr 1fr 1.4fr',
    '& > :first-of-type, & > :last-child': { gridColumn: 'auto' },
  },
})

export const endCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s6)',
  marginTop: 'var(--s10)',
  paddingTop: 'var(--s5)',
  borderTop: '1px solid var(--hairline)',
  fontSize: 'var(--t-small)',
  color: 'var(--muted)',
  [media.tabletBigUp]: { '& > [role="group"]:first-of-type': { marginLeft: 'auto' } },
})
