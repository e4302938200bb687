/** Breakpoints of the specification, in CSS pixels. */
export const breakpoints = {
  phoneUp: 375,
  phoneBigUp: 576,
  tabletUp: 768,
  tabletBigUp: 1024,
  desktopUp: 1200,
  desktopBigUp: 1800,
} as const

/** The same as keys for emotion: `css({ [media.tabletUp]: { … } })`. */
export const media = {
  phoneOnly: '@media (max-width: 574.98px)',
  phoneUp: '@media (min-width: 375px)',
  phoneBigUp: '@media (min-width: 576px)',
  tabletDown: '@media (max-width: 767.98px)',
  tabletUp: '@media (min-width: 768px)',
  tabletBigDown: '@media (max-width: 1023.98px)',
  tabletBigUp: '@media (min-width: 1024px)',
  desktopUp: '@media (min-width: 1200px)',
  desktopBigUp: '@media (min-width: 1800px)',
  hover: '@media (hover: hover)',
} as const
