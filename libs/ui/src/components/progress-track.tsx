import { css } from '@emotion/react'

const track = css({
  display: 'block',
  height: '.5rem',
  borderRadius: '.25rem',
  background: 'var(--sunk)',
  overflow: 'hidden',
  // grounds are gone in forced colours
  border: '1px solid transparent',
  '& > span': { display: 'block', height: '100%', background: 'var(--accent-edge)' },
  '@media (forced-colors: active)': { '& > span': { background: 'Highlight' } },
})

/** A decorative bar beside words that say the same. @param share whole percents; over 100 it is full */
export const ProgressTrack = ({ share }: { share: number }) => (
  <span aria-hidden css={track}>
    <span css={{ width: `${Math.min(share, 100)}%` }} />
  </span>
)
