import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'
import { qrPath } from './qr-path.ts'

/** The dark squares of a path, as `x,y`. */
const squares = (path: string) => [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`)

describe('a QR code', () => {
  it('has exactly the dark squares of its text, with the free squares around them', () => {
    const { data, size } = encode('TICKET-31', { ecc: 'M', border: 0 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
    expect(squares(qrPath('TICKET-31', 0).path)).toEqual(dark)
    expect(qrPath('TICKET-31').size).toBe(size + 4)
    expect(squares(qrPath('TICKET-31').path)[0]).toBe('2,2')
  })

  it('is an image with a label, and hidden from screen readers without one', () => {
    const { container, rerender } = render(<QrCode text="TICKET-31" label="QR Code do ingresso" />)
    expect(screen.getByRole('img', { name: 'QR Code do ingresso' })).toBeInTheDocument()
    rerender(<QrCode text="TICKET-31" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
