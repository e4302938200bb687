import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/**
 * The header's last place. A member's has its width from the first paint on, before the session is back
 * (`data-member` of the document, see first-script.ts), and whatever the name: nothing beside it moves.
 */
export const placeCss = css({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  marginLeft: 'var(--s2)',
  'html[data-member] &, &[data-member="true"]': {
    // the bell, and the menu
    width: '5.5rem',
    [media.tabletBigUp]: { width: '7rem' },
    [media.desktopUp]: { width: '17rem' },
  },
  'html[data-member] & > a': { visibility: 'hidden' },
})

/** A button on desktops, a text link on phones, where the page has its own button. */
export const loginCss = css({
  minHeight: '2.75rem',
  whiteSpace: 'nowrap',
  [media.tabletBigDown]: {
    paddingInline: 0,
    border: 0,
    color: 'var(--accent-ink)',
    textDecoration: 'underline 1px color-mix(in srgb, currentColor 45%, transparent)',
    textUnderlineOffset: '.28em',
  },
})
