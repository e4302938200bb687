import sharp from 'sharp'
import { boundedWork } from '../../http/bounded-work.ts'

/** Pictures that may be stored, by what their bytes say, with the end of their name and their type. */
export const PICTURES = {
  jpeg: { end: 'jpg', type: 'image/jpeg' },
  png: { end: 'png', type: 'image/png' },
  webp: { end: 'webp', type: 'image/webp' },
  avif: { end: 'avif', type: 'image/avif' },
} as const
type PictureFormat = keyof typeof PICTURES

/** Decoded, a pixel takes up to four bytes; a file of some kilobytes can claim to have billions of them. */
const MAX_PIXELS = 40_000_000
/** Pixels of the longer side that are kept: more than any page shows. */
const LARGEST = 2_400

/** Decoding takes a processor and up to 160 MB; what waits holds the bytes that came in. */
const inTurn = boundedWork({ atOnce: 2, waiting: 8 })

export class UnsupportedMediaError extends Error {
  override name = 'UnsupportedMediaError'
}

/**
 * Decodes a picture and writes it anew: what it says about its place, camera and time is left behind, and of an animation
 * the first frame stays.
 * @throws UnsupportedMediaError when the bytes are no JPEG, PNG, WebP or AVIF, or have more than 40 million pixels
 * @throws ProblemError `unavailable` when too many others are to be decoded first
 */
export async function rewritePicture(bytes: Buffer): Promise<{ format: PictureFormat; data: Buffer }> {
  const format = pictureFormat(bytes)
  if (!format) throw new UnsupportedMediaError('this is no picture that can be shown')
  const size = { width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true } as const
  return inTurn(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      const data = await picture.autoOrient().resize(size).toFormat(format, { quality: 82 }).toBuffer()
      return { format, data }
    } catch (cause) {
      throw new UnsupportedMediaError('this is no picture that can be read', { cause })
    }
  })
}

/** By the first bytes, before any decoder is asked: those of SVG, PDF and many other formats are never run. */
function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // its first brand may be a more general one
  return text(4, 8) === 'ftyp' && text(8, 64).includes('avif') ? 'avif' : undefined
}
