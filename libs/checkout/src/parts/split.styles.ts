import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** Desktops only; small screens show it elsewhere. */
export const onDesktopCss = css({ [media.tabletBigDown]: { display: 'none' } })
export const onSmallCss = css({ [media.tabletBigUp]: { display: 'none' } })
