import { validColor } from '../theme/color.ts'
import { seeded } from './generator.ts'
import { round } from './geometry.ts'
import { counterpoint, gold, lead, ramp } from './ramp.ts'
import { shapes, type GlassShape } from './shapes.ts'
import { windows, type GlassKind } from './windows/index.ts'

/** A window ready to be drawn: panes of one tint are joined in one path, and their common stroke is the leading. */
export type Painting = {
  id: string
  width: number
  height: number
  light: { x: number; y: number; radius: number }
  lead: string
  leadWidth: number
  panes: { fill: string; d: string }[]
}

function paintWith(seed: string, color: string, shape: GlassShape, kind: GlassKind | undefined, detail: number) {
  const [width, height] = shapes[shape]
  const random = seeded(seed)
  const names = Object.keys(windows) as GlassKind[]
  const picked = kind ?? (shape === 'strip' ? 'current' : (names[Math.floor(random() * names.length)] ?? 'current'))
  const palette = ramp(color, random)
  const panes = windows[picked](random, width, height, detail)

  // A light is behind the glass; panes near it are pale, those far from it deep.
  const sun = panes.find((pane) => pane.t !== undefined && pane.t < 0)
  const lightX = sun ? sun.x : width * (0.15 + random() * 0.6)
  const lightY = sun ? height * 0.6 : height * (0.02 + random() * 0.26)
  const distance = (pane: { x: number; y: number }) => Math.hypot(pane.x - lightX, pane.y - lightY)
  const reach = Math.max(...panes.map((pane) => (pane.t === undefined ? distance(pane) : 0)))
  const one = (from: number, to: number) => Math.floor(panes.length * (from + random() * (to - from)))
  const special = new Map([
    [one(0.25, 0.5), gold],
    [one(0.5, 0.8), gold],
    [one(0.1, 0.4), counterpoint],
    [one(0.6, 0.95), counterpoint],
  ])

  const tints = new Map<number, string>()
  panes.forEach((pane, i) => {
    const depth = Math.max(0, pane.t ?? distance(pane) / reach)
    const noise = (random() - 0.5) * 2.4
    const shade = Math.max(0, Math.min(7, round(depth ** 0.8 * 7.2 + noise)))
    const tint = (pane.t === undefined && special.get(i)) || shade
    const key = (pane.z ?? 0) * 16 + tint
    tints.set(key, (tints.get(key) ?? '') + pane.d)
  })
  const layers = [...tints].sort(([a], [b]) => (a >> 4) - (b >> 4))
  let mark = 7
  for (const letter of seed + shape) mark = (mark * 31 + letter.charCodeAt(0)) % 99991
  return {
    id: 'w' + mark.toString(36),
    width,
    height,
    light: { x: round(lightX), y: round(lightY), radius: round(Math.hypot(width, height) * 0.7) },
    lead: palette[lead] ?? '#000',
    leadWidth: width > 300 ? 1.3 : 1.8,
    panes: layers.map(([key, d]) => ({ fill: palette[key % 16] ?? '#000', d })),
  } satisfies Painting
}

/** Size of the markup around and between the paths, in bytes. */
const frameWeight = 512
const paneWeight = 26

/**
 * Draws the window of `seed` in a church's colour: the same input gives the same window, everywhere.
 * Drawn again with fewer panes until its markup stays under 2,000 bytes.
 * @param color `#rrggbb`; anything else is answered with the default colour
 */
export function paintGlass(seed: string, color: string, shape: GlassShape = 'card', kind?: GlassKind): Painting {
  let painting
  for (const detail of [1, 0.86, 0.72, 0.58, 0.44, 0.34, 0.24]) {
    painting = paintWith(seed, validColor(color), shape, kind, detail)
    if (painting.panes.reduce((sum, pane) => sum + pane.d.length + paneWeight, frameWeight) < 2000) return painting
  }
  return painting as Painting
}
