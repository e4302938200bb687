/** The default colour, until a church has chosen its own. */
export const defaultChurchColor = '#7a3e9d'

/** A church's colour is written into a style sheet, so nothing but `#rrggbb` passes; anything else is the default. */
export const validColor = (color: unknown): string =>
  typeof color === 'string' && /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : defaultChurchColor
