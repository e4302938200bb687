import sharp from 'sharp'
import { boundedWork } from '../../http/bounded-work.ts'

/** Formats of pictures, with extension and type. */
export const PICTURES = {
  jpeg: { end: 'jpg', type: 'image/jpeg' },
  png: { end: 'png', type: 'image/png' },
  webp: { end: 'webp', type: 'image/webp' },
  avif: { end: 'avif', type: 'image/avif' },
} as const
type PictureFormat = keyof typeof PICTURES

/** Decoded, a pixel takes up to four bytes; a file of some kilobytes can claim billions of them. */
const MAX_PIXELS = 40_000_000
/** Pixels of the longer side that are kept: more than any page shows. */
const MAX_SIDE_PIXELS = 2_400

/** Decoding takes a processor and up to 160 MB; the queue holds the uploaded bytes. */
const inTurn = boundedWork({ atOnce: 2, waiting: 8 })

export class UnsupportedMediaError extends Error {
  override name = 'UnsupportedMediaError'
}

/**
 * Decodes and re-encodes a picture: metadata such as place, camera and time is removed, and an animation keeps its
 * first frame only.
 * @param church code of the church that it is for
 * @throws UnsupportedMediaError unless the bytes are JPEG, PNG, WebP or AVIF of at most 40 million pixels
 * @throws ProblemError `unavailable` when the queue is full
 */
export async function rewritePicture(bytes: Buffer, church: string): Promise<{ format: PictureFormat; data: Buffer }> {
  const format = pictureFormat(bytes)
  const size = { width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true } as const
  return inTurn(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      const data = await picture.autoOrient().resize(size).toFormat(format, { quality: 82 }).toBuffer()
      return { format, data }
    } catch (cause) {
      throw new UnsupportedMediaError('this is no picture that can be read', { cause })
    }
  }, church)
}

/**
 * By the first bytes, before any decoder runs: SVG, PDF and many other formats never reach one.
 * @throws UnsupportedMediaError unless they begin as JPEG, PNG, WebP or AVIF
 */
export function pictureFormat(bytes: Buffer): PictureFormat {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // its first brand may be a more general one
  if (text(4, 8) === 'ftyp' && text(8, 64).includes('avif')) return 'avif'
  throw new UnsupportedMediaError('this is no picture that can be shown')
}
