import { bend, centre, curve, line, outline, round, times, type Pane, type Point, type Window } from '../geometry.ts'

/** A current: flowing courses crossed by leaning bars, laid like brickwork. */
export const current: Window = (random, width, height, detail) => {
  const panes: Pane[] = []
  const rows = height > width ? 7 : height * 4 < width ? 3 : height * 2.5 < width ? 4 : 5
  const swell = height * (0.09 + random() * 0.07)
  const waves = (1.1 + random() * 0.7) * (random() < 0.5 ? -1 : 1)
  const phase = random() * 6
  const level = (row: number) => (x: number) =>
    (row / rows) * height +
    (row % rows ? swell * Math.sin(row * 0.55 + phase + (waves * x * Math.PI) / width) * (1 - 0.25 * Math.cos(row)) : 0)
  for (let row = 0; row < rows; row++) {
    const columns = Math.min(round(10 * detail), Math.max(3, round((width / height) * 3.6 * detail))) + (row % 2)
    const shift = (random() - 0.5) * 0.5
    const lean = height * 0.07 * Math.sin(row + phase)
    const edges = times(columns + 1, (i) =>
      i === 0 ? 0 : i === columns ? width : width * ((i + shift * Math.sin(i * 2 + row)) / columns),
    )
    const top = level(row)
    const bottom = level(row + 1)
    for (let i = 0; i < columns; i++) {
      const left = i ? lean : 0
      const right = i === columns - 1 ? 0 : lean
      const on = (height: (x: number) => number, x: number): Point => [x, height(x)]
      const from = edges[i] ?? 0
      const to = edges[i + 1] ?? width
      const a = on(top, from + left)
      const b = on(top, to + right)
      const c = on(bottom, to - right)
      const d = on(bottom, from - left)
      panes.push({
        d: outline(a, curve(b, bend(top, a, b)), line(c), curve(d, bend(bottom, c, d))),
        ...centre(a, b, c, d),
      })
    }
  }
  return panes
}
