/** Breakpoints of the specification, in CSS pixels where the browser's letters have their usual size of 16. */
export const breakpoints = {
  phoneUp: 375,
  phoneBigUp: 576,
  tabletUp: 768,
  tabletBigUp: 1024,
  desktopUp: 1200,
  desktopBigUp: 1800,
} as const

/**
 * The same as keys for emotion: `css({ [media.tabletUp]: { … } })`. They are in em, so that a desktop whose browser is set
 * to letters of twice the size has the layout of a tablet: a menu in one line would not fit.
 */
export const media = {
  phoneOnly: '@media (max-width: 35.93625em)',
  phoneUp: '@media (min-width: 23.4375em)',
  phoneBigUp: '@media (min-width: 36em)',
  tabletDown: '@media (max-width: 47.99875em)',
  tabletUp: '@media (min-width: 48em)',
  tabletBigDown: '@media (max-width: 63.99875em)',
  tabletBigUp: '@media (min-width: 64em)',
  desktopUp: '@media (min-width: 75em)',
  desktopBigUp: '@media (min-width: 112.5em)',
  hover: '@media (hover: hover)',
} as const
