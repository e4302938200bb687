export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
} as const

export type ScreenName = keyof typeof screens
export const screenNames = ['phone', 'desktop'] as const satisfies ScreenName[]

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
