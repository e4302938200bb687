import { arc, line, outline, round, times, type Pane, type Window } from '../geometry.ts'

/** Lancets: tall lights of unequal width and height under pointed heads, with saddle bars. */
export const lancets: Window = (random, width, height, detail) => {
  const panes: Pane[] = []
  const count = Math.min(9, Math.max(4, round((width / height) * 4 * detail)))
  const shares = times(count, () => 0.7 + random() * 0.6)
  const sum = shares.reduce((a, b) => a + b)
  const wave = random() * 6
  let left = 0
  shares.forEach((share, i) => {
    const right = i === count - 1 ? width : left + (share / sum) * width
    const middle = (left + right) / 2
    const half = (right - left) / 2
    const radius = half * 1.5
    const top = height * (0.08 + 0.3 * (0.5 + 0.5 * Math.sin(wave + i * 1.15)))
    const spring = top + half * 1.35
    for (const [side, sweep] of [
      [left, 0],
      [right, 1],
    ] as const) {
      panes.push({
        d: outline([side, 0], line([middle, 0]), line([middle, top]), arc([side, spring], radius, sweep)),
        x: side,
        y: top * 0.4,
      })
    }
    panes.push({
      d: outline([left, spring], arc([middle, top], radius, 1), arc([right, spring], radius, 1)),
      x: middle,
      y: spring - half / 2,
    })
    const bars = Math.max(2, round(((height - spring) / height) * 5.4))
    const tilt = height * 0.04 * Math.sin(wave + i * 1.7)
    let low = spring
    let high = spring
    for (let j = 1; j <= bars; j++) {
      const fall = spring + (height - spring) * (j / bars) ** 1.25
      const nextLow = j === bars ? height : fall - tilt
      const nextHigh = j === bars ? height : fall + tilt
      panes.push({
        d: outline([left, low], line([right, high]), line([right, nextHigh]), line([left, nextLow])),
        x: middle,
        y: (low + nextLow) / 2,
      })
      low = nextLow
      high = nextHigh
    }
    left = right
  })
  return panes
}
