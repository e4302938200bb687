import { centre, isSeen, line, outline, round, times, type Pane, type Point, type Window } from '../geometry.ts'

/** Beams: two fans of straight lead crossing one another, as light crosses a nave. */
export const beams: Window = (random, width, height, detail) => {
  const panes: Pane[] = []
  const mirrored = random() < 0.5
  const span = Math.max(width, height)
  // The two sources are far enough apart that no leads are parallel.
  const a: Point = [width * (0.2 + random() * 0.25), -Math.max(height, width * 0.6) * (0.5 + random() * 0.3)]
  const b: Point = [-span * (1.05 + random() * 0.3), height * (0.5 + random() * 0.4)]
  const fan = (from: number, to: number, n: number) =>
    times(n + 1, (i) => from + (to - from) * (i / n + (i && i < n ? ((random() - 0.5) * 0.55) / n : 0)))
  const angle = (p: Point, x: number, y: number) => Math.atan2(y - p[1], x - p[0])
  const tall = height > width
  const falling = fan(angle(a, -width * 0.02, 0) + 0.02, angle(a, width, 0) - 0.02, round((tall ? 6 : 9) * detail))
  const crossing = fan(angle(b, 0, -height * 0.12), angle(b, 0, height * 1.15), round((tall ? 8 : 6) * detail))
  const hit = (i: number, j: number): Point => {
    const u = falling[i] ?? 0
    const v = crossing[j] ?? 0
    const along =
      ((b[0] - a[0]) * Math.sin(v) - (b[1] - a[1]) * Math.cos(v)) /
      (Math.cos(u) * Math.sin(v) - Math.sin(u) * Math.cos(v))
    const x = a[0] + along * Math.cos(u)
    return [mirrored ? width - x : x, a[1] + along * Math.sin(u)]
  }
  for (let i = 0; i < falling.length - 1; i++)
    for (let j = 0; j < crossing.length - 1; j++) {
      const p = [hit(i, j), hit(i + 1, j), hit(i + 1, j + 1), hit(i, j + 1)] as const
      if (isSeen([...p], width, height))
        panes.push({ d: outline(p[0], line(p[1]), line(p[2]), line(p[3])), ...centre(...p) })
    }
  return panes
}
