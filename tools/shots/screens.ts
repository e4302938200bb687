export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, textScale: 1 },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, textScale: 1 },
  /** The narrowest that there is (WCAG 1.4.10), which is also a desktop at four times its size. */
  narrow: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, textScale: 1 },
  /** Where a gutter that grows with the window shows what it leaves for the text. */
  wide: { viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false, textScale: 1 },
  widest: { viewport: { width: 2560, height: 1440 }, isMobile: false, hasTouch: false, textScale: 1 },
  /** A phone whose owner reads letters of twice the size (WCAG 1.4.4). */
  large: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, textScale: 2 },
  /** The same on a desktop, which then has the layout of a tablet. */
  'large-desktop': { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, textScale: 2 },
} as const

export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]
/** What is taken where nobody asks for another. */
export const usualScreens = ['phone', 'desktop'] as const satisfies ScreenName[]

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const languages = ['pt-BR', 'en', 'es'] as const
export type Language = (typeof languages)[number]
