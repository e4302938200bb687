import {
  arc,
  bend,
  centre,
  curve,
  isSeen,
  line,
  outline,
  round,
  type Pane,
  type Point,
  type Window,
} from '../geometry.ts'

/** Dawn: a sun low over ridges, its rays laid as panes of sky, painted from the outside in. */
export const dawn: Window = (random, width, height, detail) => {
  const panes: Pane[] = []
  const cx = width * (0.3 + random() * 0.4)
  const cy = height * (0.6 + random() * 0.08)
  const unit = Math.max(height, width * 0.6)
  const sky = [
    [2.2, round(9 * detail)],
    [0.74, round(9 * detail)],
    [0.46, round(7 * detail)],
    [0.22, 1],
  ] as const
  sky.forEach(([size, count], z) => {
    for (let i = 0; i < count; i++) {
      const at = (radius: number, ray: number): Point => {
        const angle = Math.PI * (1 + ray / count)
        return [cx + radius * unit * Math.cos(angle), cy + radius * unit * Math.sin(angle)]
      }
      const low = (sky[z + 1]?.[0] ?? 0) * 0.9
      const p = [at(low, i), at(size, i), at(size, i + 1), at(low, i + 1)] as const
      if (!isSeen([...p], width, height)) continue
      const outer = z ? arc(p[2], size * unit, 1) : line(p[2])
      const d = outline(p[0], line(p[1]), outer, line(p[3]))
      panes.push(count === 1 ? { d, x: cx, y: cy, z, t: -0.2 } : { d, ...centre(...p), z })
    }
  })
  const rows = 3
  const phase = random() * 6
  const ridge = (row: number) => (x: number) =>
    cy -
    height * 0.08 +
    (row / rows) * (height * 1.08 - cy) +
    (row === rows ? 0 : height * 0.05 * Math.sin(phase + row * 2 + (x / width) * (2.4 + row)))
  for (let row = 0; row < rows; row++) {
    const columns = 3 + (row % 2)
    const shift = (random() - 0.5) * 0.4
    const edge = (i: number) => (i === 0 ? 0 : i === columns ? width : width * ((i + shift) / columns))
    const top = ridge(row)
    const bottom = ridge(row + 1)
    for (let i = 0; i < columns; i++) {
      const on = (height: (x: number) => number, x: number): Point => [x, height(x)]
      const a = on(top, edge(i))
      const b = on(top, edge(i + 1))
      const c = on(bottom, edge(i + 1))
      const d = on(bottom, edge(i))
      panes.push({
        d: outline(a, curve(b, bend(top, a, b)), line(c), curve(d, bend(bottom, c, d))),
        ...centre(a, b, c, d),
        z: 4,
        t: 0.58 + row * 0.17,
      })
    }
  }
  return panes
}
