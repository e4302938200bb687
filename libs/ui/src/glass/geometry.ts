import type { Random } from './generator.ts'

export type Point = readonly [x: number, y: number]

/** One pane: its outline, its centre, and for some windows a layer (painted low to high) or a fixed depth. */
export type Pane = {
  d: string
  x: number
  y: number
  z?: number
  /** Depth instead of the distance from the light; under 0 it is the sun itself. */
  t?: number
}

/** Divides width × height into panes; `detail` below 1 makes fewer of them. */
export type Window = (random: Random, width: number, height: number, detail: number) => Pane[]

type Segment = readonly [to: Point, bend?: Point | number, sweep?: 0 | 1]

export const round = Math.round

/** A straight edge. */
export const line = (to: Point): Segment => [to]
/** A circular edge. */
export const arc = (to: Point, radius: number, sweep: 0 | 1): Segment => [to, radius, sweep]
/** A quadratic edge through its control point. */
export const curve = (to: Point, control: Point): Segment => [to, control]

/** Whole, relative coordinates: neighbours round to the same vertex, so no gap opens, and the text stays short. */
export function outline(start: Point, ...segments: Segment[]): string {
  let x = round(start[0])
  let y = round(start[1])
  let d = `M${x} ${y}`
  const relative = (p: Point) => `${round(p[0]) - x} ${round(p[1]) - y}`
  for (const [to, bend, sweep] of segments) {
    if (bend === undefined) d += 'l'
    else d += typeof bend === 'number' ? `a${round(bend)} ${round(bend)} 0 0 ${sweep} ` : `q${relative(bend)} `
    d += relative(to)
    x = round(to[0])
    y = round(to[1])
  }
  return (d + 'z').replace(/ -/g, '-')
}

export const centre = (...points: Point[]) => ({
  x: points.reduce((sum, p) => sum + p[0], 0) / points.length,
  y: points.reduce((sum, p) => sum + p[1], 0) / points.length,
})

/** Whether a pane with these corners shows inside the frame. */
export const isSeen = (points: Point[], width: number, height: number) => {
  const within = (axis: 0 | 1, size: number) => {
    const values = points.map((p) => p[axis])
    return Math.max(...values) > 2 && Math.min(...values) < size - 2
  }
  return within(0, width) && within(1, height)
}

/** The control point that makes a quadratic pass through `height(x)` half way between two points on that curve. */
export const bend = (height: (x: number) => number, a: Point, b: Point): Point => {
  const x = (a[0] + b[0]) / 2
  return [x, 2 * height(x) - (a[1] + b[1]) / 2]
}

export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))
