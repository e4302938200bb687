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
    '& > div': { flexWrap: 'wrap', justifyContent: 'end', paddingBlock: 'var(--s2)' },
  },
  // there, and on a phone on its side, it would take more than a third of the height; an open menu begins below it
  '@media (max-height: 26rem), (max-width: 19em)': { '&:not([data-open="true"])': { position: 'relative' } },
  '@media print': { display: 'none' },
})

/** The five links and “More”, from tablets that lie on their side upwards. */
export const navCss = css({
  display: 'none',
  [media.tabletBigUp]: {
    display: 'flex',
    gap: '.25rem',
    marginRight: 'var(--s2)',
    // aligns the visible part of the last item with the end of the page's content
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

/**
 * Aligns the bars of the phone's menu button with the end of the page's content: half the target minus half the
 * drawing.
 */
export const onlySmallCss = css({ marginRight: 'calc(var(--gutter) * -.8)', [media.tabletBigUp]: { display: 'none' } })
