import { css } from '@emotion/react'

const PIN = 'min(2.75rem, 14vw)'

/** A pin with the numbers of its entries, its middle at its place. */
export const pinCss = css({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  // large letters would fill the map with pins: names in full are in the list
  minWidth: PIN,
  minHeight: PIN,
  padding: '0 min(.55rem, 2.8vw)',
  border: '2px solid var(--paper)',
  borderRadius: '2rem',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: 'min(1rem, 5vw)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  boxShadow: 'var(--shadow)',
})
