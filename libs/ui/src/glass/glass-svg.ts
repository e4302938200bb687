import { paintGlass } from './paint.ts'
import type { GlassShape } from './shapes.ts'
import type { GlassKind } from './windows/index.ts'

/** The content of a window's `<svg>`. It contains nothing of the seed, so any text is safe. */
export function glassMarkup(seed: string, color: string, shape: GlassShape, kind?: GlassKind): string {
  const { id, width, height, light, lead, leadWidth, panes } = paintGlass(seed, color, shape, kind)
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${light.radius}">` +
    '<stop stop-color="#fff" stop-opacity=".85"/><stop offset=".4" stop-color="#fff" stop-opacity=".2"/>' +
    '<stop offset="1" stop-opacity=".45"/></radialGradient>' +
    `<g stroke="${lead}" stroke-width="${leadWidth}" stroke-linejoin="round">` +
    panes.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('') +
    `</g><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`
  )
}

/**
 * The window of `seed` as an `<svg>` string under 2,000 bytes, decorative, always the same for the same input:
 * for mails, feeds and share images. In pages use `<Picture>`.
 * @param color `#rrggbb`; anything else is answered with the default colour
 */
export function glassSvg(seed: string, color: string, shape: GlassShape = 'card', kind?: GlassKind): string {
  const { width, height } = paintGlass(seed, color, shape, kind)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="glass" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true">${glassMarkup(seed, color, shape, kind)}</svg>`
  )
}
