import { css } from '@emotion/react'
import { useMemo } from 'react'
import { encode } from 'uqr'

// black on white in every theme: scanners ask for it
const look = css({ display: 'block', width: '100%', background: '#fff', printColorAdjust: 'exact' })

/** A QR code as one path, sharp on paper. Decorative: the same address is a link beside the card. */
export function MemberCardQr({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 2 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: dark.join('') }
  }, [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" css={look}>
      <path d={path} fill="#000" />
    </svg>
  )
}
