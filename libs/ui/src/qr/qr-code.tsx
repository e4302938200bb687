import { css } from '@emotion/react'
import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

// black on white in every theme, and on paper: scanners ask for it
const look = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  borderRadius: 'var(--radius)',
  printColorAdjust: 'exact',
})

type Props = {
  text: string
  /** Without one it is decorative: the same content is near it as text or a link. */
  label?: string
  /** Free squares around the code; none where its place is white and has room. */
  quiet?: number
}

/** A QR code as a vector drawing, sharp on paper, as wide as its place. */
export function QrCode({ text, label, quiet }: Props) {
  const { size, path } = useMemo(() => qrPath(text, quiet), [text, quiet])
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" css={look} {...role}>
      <path d={path} fill="#000" />
    </svg>
  )
}
