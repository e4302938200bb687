import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** The map with its list beside it, or above it on a phone. */
export const mapAndList = css({
  display: 'grid',
  gap: 'var(--s6)',
  [media.tabletBigUp]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: '3rem', alignItems: 'start' },
})

/** A street map stays in view while its list is read. */
export const besideList = css({ [media.tabletBigUp]: { position: 'sticky', top: '6rem' } })

export const number = css({
  minWidth: '1.75rem',
  font: '400 1.375rem/1 var(--serif)',
  fontFeatureSettings: "'lnum', 'tnum'",
  color: 'var(--accent-ink)',
})

/**
 * The number as a button that shows its place on the street map: above the row's link, which covers the row and takes
 * the look of every button in it.
 */
export const numberButton = css(number, {
  '&&': {
    position: 'relative',
    zIndex: 1,
    // in large letters the words beside it need the room
    minWidth: 'min(2.75rem, 14vw)',
    minHeight: 'min(2.75rem, 14vw)',
    border: '1px solid var(--line-strong)',
    borderRadius: '2rem',
    font: '400 min(1.375rem, 7vw)/1 var(--serif)',
    color: 'var(--accent-ink)',
    textAlign: 'center',
    '&:hover': { background: 'var(--wash-soft)' },
    '&[aria-pressed="true"]': {
      background: 'var(--accent)',
      color: 'var(--on-accent)',
      borderColor: 'var(--accent-edge)',
    },
  },
  '&&&:focus-visible::after': { borderRadius: '2rem' },
})

export const listCss = css({
  '& > ul > li:has([aria-pressed="true"])': {
    background: 'var(--wash)',
    boxShadow: '-0.5rem 0 0 var(--wash), 0.5rem 0 0 var(--wash)',
  },
})
