import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** Wraps a title in the site's own link or button, for any router: `(title) => <Link to="/event/12">{title}</Link>`. */
export type LinkWrap = (title: ReactNode) => ReactNode

/** The one link of a card or row covers all of it, and is named by its title alone. Give the part `position: relative`. */
export const stretchedLinkCss = css({
  '& :is(a, button)': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    textDecoration: 'none',
  },
  '& :is(a, button)::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(a, button):focus-visible': { outline: 'none' },
  '& :is(a, button):focus-visible::after': {
    outline: '2px solid var(--accent-edge)',
    outlineOffset: 3,
    borderRadius: 4,
  },
})
