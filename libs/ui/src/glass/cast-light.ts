import { css } from '@emotion/react'

/**
 * The light that a hero window lets fall on its neighbour, at most once a view: below the window on phones, to its
 * left on desktops. Under 40 % opacity, so that text stays legible. Tints `--g1` … `--g4` come with the church's theme.
 */
export const castLightCss = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 auto',
    height: '10rem',
    pointerEvents: 'none',
    filter: 'blur(10px)',
    opacity: 0.32,
    background:
      'linear-gradient(112deg, transparent 4%, var(--g1) 9% 20%, var(--g2) 24% 36%, var(--g3) 40% 46%, var(--g4) 50% 66%, var(--g1) 70% 82%, transparent 90%)',
    mask: 'linear-gradient(#000, transparent)',
  },
  '@media (min-width: 64em)': {
    '&::before': {
      inset: 0,
      height: 'auto',
      filter: 'blur(16px)',
      background:
        'linear-gradient(154deg, transparent 44%, var(--g1) 50% 56%, var(--g2) 60% 66%, var(--g3) 69.5% 72%, var(--g4) 76% 84%, transparent 92%)',
      mask: 'radial-gradient(78% 70% at 100% 62%, #000, transparent)',
    },
  },
  '@media (forced-colors: active), print': { '&::before': { display: 'none' } },
})
