import { describe, expect, it } from 'vitest'
import { deriveTokens, luminance, type ColorToken, type Theme } from './derive.ts'
import type { Linear } from './oklch.ts'

const contrast = (a: Linear, b: Linear) => {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(x, y) / Math.min(x, y)
}

// WCAG 2.2: 1.4.3 text, 1.4.11 marks and borders.
const text = 4.5
const marks = 3
const pairs: [ColorToken, ColorToken, number][] = [
  ['ink', 'paper', text],
  ['ink', 'wash', text],
  ['muted', 'paper', text],
  ['muted', 'sunk', text],
  ['muted', 'raised', text],
  ['muted', 'wash', text],
  ['muted', 'tint', text],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-hover', text],
  ['accent-ink', 'paper', text],
  ['accent-ink', 'sunk', text],
  ['accent-ink', 'tint', text],
  ['accent-ink', 'wash', text],
  ['accent-edge', 'paper', marks],
  ['accent-edge', 'sunk', marks],
  ['accent-edge', 'tint', marks],
  ['line-strong', 'paper', marks],
  ['good', 'paper', text],
  ['warn', 'paper', text],
  ['bad', 'paper', text],
  ['good', 'good-wash', text],
  ['warn', 'warn-wash', text],
  ['bad', 'bad-wash', text],
]

const grid = ['#ffffff', '#000000', '#f5c400', '#111111', '#808080', '#777777']
const steps = [0, 51, 102, 153, 204, 255]
for (const r of steps)
  for (const g of steps)
    for (const b of steps) grid.push('#' + [r, g, b].map((v) => v.toString(16).padStart(2, '0')).join(''))

describe.each<Theme>(['light', 'dark'])('contrast for a church of any colour, %s', (theme) => {
  const derived = grid.map((color) => ({ color, tokens: deriveTokens(color, theme) }))

  it.each(pairs)('%s has enough contrast with %s', (over, ground, least) => {
    const worst = derived
      .map(({ color, tokens }) => ({ color, ratio: contrast(tokens[over], tokens[ground]) }))
      .reduce((a, b) => (a.ratio <= b.ratio ? a : b))
    expect(worst.ratio, `with ${worst.color}`).toBeGreaterThanOrEqual(least)
  })
})
