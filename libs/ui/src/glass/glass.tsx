import { useMemo } from 'react'
import { useChurchColor } from './church-color.tsx'
import { paintGlass, type GlassShape } from './paint.ts'
import type { GlassKind } from './windows/index.ts'

export type GlassProps = {
  /** What the window stands for: a stable name with the id, such as `event-12`. */
  seed: string
  shape?: GlassShape | undefined
  kind?: GlassKind | undefined
}

/** A stained-glass window in the church's colour. Decorative; fills the `.window` it stands in. */
export function Glass({ seed, shape = 'card', kind }: GlassProps) {
  const color = useChurchColor()
  const { id, width, height, light, lead, leadWidth, panes } = useMemo(
    () => paintGlass(seed, color, shape, kind),
    [seed, color, shape, kind],
  )
  return (
    <svg className="glass" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={light.x} cy={light.y} r={light.radius}>
        <stop stopColor="#fff" stopOpacity=".85" />
        <stop offset=".4" stopColor="#fff" stopOpacity=".2" />
        <stop offset="1" stopOpacity=".45" />
      </radialGradient>
      <g stroke={lead} strokeWidth={leadWidth} strokeLinejoin="round">
        {panes.map(({ fill, d }, i) => (
          <path key={i} fill={fill} d={d} />
        ))}
      </g>
      <path fill={`url(#${id})`} d={`M0 0h${width}v${height}H0z`} />
    </svg>
  )
}
