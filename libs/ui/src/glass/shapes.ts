/** Sizes of the windows' drawings, in their own units. */
export const shapes = {
  wide: [240, 135],
  card: [240, 160],
  square: [160, 160],
  tall: [150, 200],
  banner: [400, 124],
  strip: [360, 54],
} as const

/** Proportions of a window; a large banner has its own instead of a crop. */
export type GlassShape = keyof typeof shapes
