import { itfBars } from '@atrio/contract/rules'
import { css } from '@emotion/react'

const paper = css({
  background: '#fff',
  color: '#111',
  padding: 'var(--s4)',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
  '& > svg': { width: '100%', height: '3.75rem' },
})

/** A boleto's barcode, for a banking app's camera; renders nothing for invalid digits. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  const drawn = itfBars(digits)
  if (!drawn) return null
  const path = drawn.bars.map(({ x, width }) => `M${x} 0h${width}v1h-${width}z`).join('')
  return (
    <div css={paper}>
      <svg
        viewBox={`0 0 ${drawn.width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path fill="currentColor" d={path} />
      </svg>
    </div>
  )
}
