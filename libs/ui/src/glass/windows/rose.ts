import { arc, centre, isSeen, line, outline, round, type Pane, type Point, type Window } from '../geometry.ts'

/** Part of a rose window: rings of petals, painted from the outside in, so no gap can open. */
export const rose: Window = (random, width, height, detail) => {
  const panes: Pane[] = []
  const cx = width * (random() < 0.5 ? 0.06 : 0.94)
  const cy = height * (random() < 0.6 ? 1 : 0)
  const petals = 2 * round(10 * detail)
  const reach = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy))
  const turn = random()
  const rings = [1.3, 0.9, 0.63, 0.41, 0.23]
  rings.forEach((size, z) => {
    const count = z === 4 ? petals / 2 : petals
    const step = (2 * Math.PI) / count
    const outer = size * reach
    const inner = (rings[z + 1] ?? 0) * reach * 0.86
    for (let i = 0; i < count; i++) {
      const angle = (turn + i + (z % 2) / 2) * step
      const at = (radius: number, a: number): Point => [cx + radius * Math.cos(a), cy + radius * Math.sin(a)]
      const a = at(inner, angle)
      const b = at(outer, angle)
      const c = at(outer, angle + step)
      const d = at(inner, angle + step)
      const bow = Math.hypot(c[0] - b[0], c[1] - b[1]) * (z ? 0.6 : 2)
      if (isSeen([a, b, c, d, at(outer * 1.08, angle + step / 2)], width, height))
        panes.push({ d: outline(a, line(b), arc(c, bow, 1), line(d)), ...centre(a, b, c, d), z })
    }
  })
  return panes
}
