import { hexToLinear, hexToOklch, linearToHex, oklchToLinear, toGamma, type Linear } from './oklch.ts'

export type Theme = 'light' | 'dark'

/** The tokens that carry colour, computed as base.css derives them. */
export type ColorToken = keyof ReturnType<typeof deriveTokens>

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))
const clip = (linear: Linear): Linear => linear.map((v) => between(0, v, 1)) as unknown as Linear
const ok = (l: number, c: number, h: number) => clip(oklchToLinear(l, c, h))

/** Relative luminance, WCAG 2.2. */
export const luminance = ([r, g, b]: Linear) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** `over` painted on `ground` at `alpha`, in gamma space as compositing does. */
export const paintOver = (ground: Linear, over: Linear, alpha: number): Linear =>
  hexToLinear(
    linearToHex(
      ground.map((v, i) => {
        const mixed = toGamma(v) * (1 - alpha) + toGamma(over[i] ?? 0) * alpha
        return mixed <= 0.04045 ? mixed / 12.92 : ((mixed + 0.055) / 1.055) ** 2.4
      }) as unknown as Linear,
    ),
  )

/** The threshold at which black and white text have the same contrast: never under 4.58 on either side. */
const black: Linear = [0, 0, 0]
const white: Linear = [1, 1, 1]
const textOn = (fill: Linear) => (luminance(fill) < 0.179 ? white : black)

const neutrals = {
  light: {
    paper: ok(0.988, 0.004, 80),
    sunk: ok(0.962, 0.006, 75),
    raised: white,
    ink: ok(0.235, 0.012, 60),
    muted: ok(0.46, 0.014, 65),
    field: white,
    good: ok(0.44, 0.1, 150),
    warn: ok(0.46, 0.1, 65),
    bad: ok(0.47, 0.17, 27),
  },
  dark: {
    paper: ok(0.185, 0.008, 60),
    sunk: ok(0.225, 0.009, 60),
    raised: ok(0.25, 0.01, 60),
    ink: ok(0.945, 0.008, 80),
    muted: ok(0.745, 0.012, 75),
    field: ok(0.225, 0.009, 60),
    good: ok(0.82, 0.13, 150),
    warn: ok(0.84, 0.12, 80),
    bad: ok(0.79, 0.12, 25),
  },
}

/**
 * Every colour token of one theme for one church, in linear light.
 * Washes are given as painted on paper, since older browsers get them opaque.
 * @param color `#rrggbb`
 */
export function deriveTokens(color: string, theme: Theme) {
  const [l, c, h] = hexToOklch(color)
  const base = neutrals[theme]
  const light = theme === 'light'
  const fill = light
    ? ([Math.min(l, 0.93), c, h] as const)
    : ([Math.max(l, 0.7 + 0.2 * between(0, (0.045 - c) * 100, 1)), Math.min(c, 0.15), h] as const)
  const church = hexToLinear(color)
  const accent = light && l <= 0.93 ? church : ok(...fill)
  const onAccent = textOn(accent)
  const tinted = light ? church : accent
  return {
    ...base,
    hairline: paintOver(base.paper, base.ink, light ? 0.14 : 0.15),
    'line-strong': paintOver(base.paper, base.ink, 0.5),
    accent,
    'on-accent': onAccent,
    // 12 % of the way to black or white in OKLab, away from the text on it.
    'accent-hover': ok(fill[0] * 0.88 + (onAccent === black ? 0.12 : 0), fill[1] * 0.88, h),
    'accent-ink': light ? ok(Math.min(l, 0.45), Math.min(c, 0.15), h) : ok(Math.max(l, 0.8), Math.min(c, 0.12), h),
    'accent-edge': light ? ok(Math.min(l, 0.6), Math.min(c, 0.16), h) : ok(Math.max(l, 0.62), Math.min(c, 0.14), h),
    wash: paintOver(base.paper, tinted, light ? 0.15 : 0.18),
    'wash-soft': paintOver(base.paper, tinted, light ? 0.07 : 0.09),
    tint: light ? ok(0.957, Math.min(c, 0.018), h) : ok(0.228, Math.min(c, 0.022), h),
    'good-wash': paintOver(base.paper, base.good, 0.1),
    'warn-wash': paintOver(base.paper, base.warn, 0.1),
    'bad-wash': paintOver(base.paper, base.bad, 0.09),
  }
}
