/** A pin's width and its gap, in letters of the page and as a share of the window: see `pinCss`. */
const PIN_REM = 2.9
const PIN_SHARE = 0.148

/** Pixels between the middles of two pins that do not touch. */
export const pinsApart = (): number =>
  Math.min(
    PIN_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
    PIN_SHARE * innerWidth,
  )
