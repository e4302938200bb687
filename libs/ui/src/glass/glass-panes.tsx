import { useMemo } from 'react'
import { paintGlass } from './paint.ts'
import type { GlassShape } from './shapes.ts'
import type { GlassKind } from './windows/index.ts'

export type GlassPanesProps = { seed: string; color: string; shape: GlassShape; kind?: GlassKind | undefined }

/** The inside of a window that is drawn in the browser, as elements, since markup is refused there (Trusted Types). */
export function GlassPanes({ seed, color, shape, kind }: GlassPanesProps) {
  const { id, width, height, light, lead, leadWidth, panes } = useMemo(
    () => paintGlass(seed, color, shape, kind),
    [seed, color, shape, kind],
  )
  return (
    <>
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
    </>
  )
}
