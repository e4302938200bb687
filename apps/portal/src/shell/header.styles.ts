import { media } from '@atrio/ui'
import { css } from '@emotion/react'

export const headerCss = css({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  background: 'color-mix(in srgb, var(--paper) 94%, transparent)',
  borderBottom: '1px solid transparent',
  '&[data-ruled="true"]': { borderColor: 'var(--hairline)' },
  '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, backdropFilter: 'blur(10px)' },
  '&[data-open="true"]': { background: 'var(--paper)' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s2)',
    minHeight: 'var(--head)',
    paddingInline: 'var(--gutter)',
  },
  '& > div > a:first-of-type': { marginRight: 'auto', minWidth: 0, textDecoration: 'none' },
  // a phone whose person reads large letters: the name has a line of its own, and the page its room
  '@media (max-width: 19em)': {
    position: 'relative',
    '& > div': { flexWrap: 'wrap', justifyContent: 'end', paddingBlock: 'var(--s2)' },
  },
  '@media print': { display: 'none' },
})

/** The five links and “More”, from tablets that lie on their side upwards. */
export const navCss = css({
  display: 'none',
  [media.tabletBigUp]: {
    display: 'flex',
    gap: '.25rem',
    marginRight: 'var(--s2)',
    // its last word, or the arrow in its box, ends where the page's content does
    '&:last-child, &:has(+ [data-only="small"]:last-child)': {
      marginRight: '-.85rem',
      '&:has(> button)': { marginRight: '-1.1rem' },
    },
  },
  '& a, & button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45rem',
    minHeight: '2.75rem',
    padding: '0 .85rem',
    border: 0,
    background: 'none',
    fontSize: '1.0625rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'var(--accent-ink)' },
  },
  '& [aria-expanded="true"]': { color: 'var(--accent-ink)', fontWeight: 600 },
  '& [aria-current]': { fontWeight: 600 },
  '& [aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '.85rem',
    bottom: '.3rem',
    height: 2,
    background: 'var(--accent-edge)',
  },
})

/** The phone's menu button, whose bars end where the page's content does: half a target less half of what is drawn. */
export const onlySmallCss = css({ marginRight: 'calc(var(--gutter) * -.8)', [media.tabletBigUp]: { display: 'none' } })
