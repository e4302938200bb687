import { hexToOklch, linearToHex, oklchToLinear } from '../theme/oklch.ts'
import type { Random } from './generator.ts'

/** Unlike a browser, glass gives up chroma rather than hue when a colour does not fit. */
function paneColor(l: number, c: number, h: number): string {
  let linear = oklchToLinear(l, c, h)
  while (c > 0 && linear.some((v) => v < -1e-4 || v > 1.0001)) linear = oklchToLinear(l, (c -= 0.004), h)
  return linearToHex(linear)
}

export const gold = 8
export const counterpoint = 9
export const lead = 10

const plain = [0.965, 0.915, 0.845, 0.75, 0.635, 0.53, 0.43, 0.33]
/** Yellow darkens to amber; on the plain steps it would go to olive. */
const amber = [0.975, 0.945, 0.9, 0.845, 0.765, 0.65, 0.51, 0.36]
const strength = [0.16, 0.3, 0.5, 0.8, 1, 1.05, 0.96, 0.76]
const drift = [34, 28, 20, 11, 2, -8, -18, -30]
const amberDrift = [6, 4, 0, -5, -14, -26, -36, -44]

/**
 * The glass of one church: steps 0–7 from light to deep, then the glazier's gold, a counterpoint, and the lead.
 * Hue drifts between the colour's two neighbours, never into olive; a grey church gets grisaille with gold.
 * @param color `#rrggbb`
 */
export function ramp(color: string, random: Random = () => 0.4): string[] {
  const [, c, h] = hexToOklch(color)
  const grey = c < 0.04
  const toss = random() < 0.5 ? -1 : 1
  const chroma = grey ? 0.012 : Math.min(0.165, Math.max(0.1, c))
  const hue = grey ? 75 : h
  const turn = hue < 130 || hue > 345 ? 1 : toss
  const yellow = !grey && hue > 72 && hue < 122
  const warm = !grey && Math.abs(((hue - 85 + 540) % 360) - 180) < 42
  const drifts = yellow ? amberDrift : drift
  const steps = (yellow ? amber : plain).map((l, i) =>
    paneColor(l, chroma * (strength[i] ?? 1), grey ? hue : hue + turn * (drifts[i] ?? 0)),
  )
  const across = warm ? 245 : hue + (hue > 100 && hue < 280 ? 62 : -62)
  return [
    ...steps,
    warm ? paneColor(0.6, 0.14, 36) : paneColor(0.83, 0.125, 82),
    grey ? paneColor(0.5, 0.05, 250) : paneColor(0.5, chroma * 0.66, across),
    paneColor(0.2, grey ? 0.006 : 0.03, hue),
  ]
}
