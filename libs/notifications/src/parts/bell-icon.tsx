import { BellIcon } from '@atrio/ui'
import { css } from '@emotion/react'

const place = css({ position: 'relative', display: 'inline-flex' })
const badge = css({
  position: 'absolute',
  top: '-.45rem',
  left: '.7rem',
  minWidth: '1.15rem',
  padding: '0 .3rem',
  borderRadius: '1rem',
  // the ring keeps it apart from the bell's lines
  boxShadow: '0 0 0 2px var(--paper)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: '600 .75rem/1.15rem var(--sans)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
})

/** The bell with the number of new notifications, which its button's label contains too. */
export const CountedBell = ({ count }: { count: number }) => (
  <span css={place}>
    <BellIcon />
    {count > 0 && (
      <span aria-hidden data-count css={badge}>
        {count}
      </span>
    )}
  </span>
)
