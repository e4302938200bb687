import { encode } from 'uqr'

/** The light squares that a reader needs around a code, where nothing else keeps them free. */
const QUIET = 2

/** The dark squares of a QR code, as one SVG path of unit squares, and how many squares a side has. */
export function qrPath(text: string, quiet = QUIET): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
