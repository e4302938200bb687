import { luminance } from '../../libs/ui/src/theme/derive.ts'
import type { Linear } from '../../libs/ui/src/theme/oklch.ts'

/** Contrast of two colours in linear light, by WCAG 2.2: from 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
