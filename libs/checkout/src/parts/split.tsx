import { gutterCss, media } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css(gutterCss, {
  paddingTop: 'var(--s6)',
  paddingBottom: 'var(--s16)',
  [media.tabletBigUp]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    gap: '5.5rem',
    alignItems: 'start',
    paddingTop: 'var(--s10)',
  },
})
const asideCss = css({
  marginTop: 'var(--s10)',
  [media.tabletBigUp]: { position: 'sticky', top: '6.5rem', marginTop: 0 },
})

/** Main content with an aside; on small screens one below the other. */
export const Split = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div css={frame}>
    <div css={{ minWidth: 0 }}>{children}</div>
    <aside css={asideCss}>{aside}</aside>
  </div>
)
