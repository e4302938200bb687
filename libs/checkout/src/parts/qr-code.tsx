import { css } from '@emotion/react'
import { useMemo } from 'react'
import { encode } from 'uqr'

const paper = css({
  // scanners need dark on light, in either theme
  background: '#fff',
  color: '#111',
  padding: 'var(--s3)',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
  '& > svg': { width: '100%', height: 'auto' },
})

/** A QR code as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: 'M', border: 0 })
    const modules = data.flatMap((cells, y) => cells.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: side, path: modules.join('') }
  }, [text])
  return (
    <div css={paper}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path fill="currentColor" d={path} />
      </svg>
    </div>
  )
}
