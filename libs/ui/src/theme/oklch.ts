/** sRGB ↔ OKLCH (Björn Ottosson's matrices), as CSS computes them: `l` 0–1, `c` 0–0.4, `h` in degrees. */
export type Oklch = readonly [l: number, c: number, h: number]
/** Linear-light sRGB, 0–1 when inside the gamut. */
export type Linear = readonly [r: number, g: number, b: number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
export const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)

/** @param hex `#rrggbb`; see `validColor` for anything that comes from outside. */
export const hexToLinear = (hex: string): Linear => {
  const at = (i: number) => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

export const hexToOklch = (hex: string): Oklch => {
  const [r, g, b] = hexToLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(A, B),
    ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  ]
}

export const oklchToLinear = (l: number, c: number, h: number): Linear => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

/** Out-of-gamut channels are clipped, as browsers do. */
export const linearToHex = (linear: Linear) =>
  '#' +
  linear
    .map((v) =>
      Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
