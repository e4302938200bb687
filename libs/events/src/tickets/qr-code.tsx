import { css } from '@emotion/react'
import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

// black on white in every theme: scanners ask for it
const look = css({
  display: 'block',
  width: '100%',
  maxWidth: '11rem',
  background: '#fff',
  borderRadius: 'var(--radius)',
})

/** A QR code as a vector drawing, sharp on paper. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" css={look}>
      <path d={path} fill="#000" />
    </svg>
  )
}
