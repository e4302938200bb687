import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { boundedWork } from '../../http/bounded-work.ts'
import { SIZES_SUFFIX, storeFile } from '../../platform/media/media-store.ts'

/** Widths in pixels that pages request; others are refused, so that nobody can fill the disk. */
export const WIDTHS = ['480', '960', '1440'] as const
export type Width = (typeof WIDTHS)[number]

const ENCODERS = {
  avif: { type: 'image/avif', options: { quality: 50, effort: 2 } },
  webp: { type: 'image/webp', options: { quality: 78, effort: 4 } },
  jpeg: { type: 'image/jpeg', options: { quality: 80, mozjpeg: true } },
} as const
export type VariantFormat = keyof typeof ENCODERS

/** The best format that the browser accepts. */
export function formatFor(accept: string): VariantFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Pictures being resized, by file: concurrent requests share one. */
const making = new Map<string, Promise<Buffer>>()
/** One at a time, since it takes a whole processor. The queue holds the pictures of a few visitors' pages. */
const inTurn = boundedWork({ atOnce: 1, waiting: 100 })

/**
 * A picture in a width and format, made at the first request and stored beside the original; never enlarged.
 * @throws ENOENT without such an original; ProblemError `unavailable` when the queue is full
 */
export async function pictureVariant(
  original: string,
  width: Width,
  format: VariantFormat,
): Promise<{ bytes: Buffer; type: string }> {
  const { type, options } = ENCODERS[format]
  const file = path.join(path.dirname(original), SIZES_SUFFIX, `${path.basename(original)}.${width}.${format}`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.length) return { bytes: kept, type }
  const make = async () => {
    const { default: sharp } = await import('sharp')
    const data = await sharp(original)
      .resize({ width: Number(width), withoutEnlargement: true })
      .toFormat(format, options)
      .toBuffer()
    await storeFile(file, data)
    return data
  }
  await access(original)
  const running = making.get(file) ?? inTurn(make).finally(() => making.delete(file))
  making.set(file, running)
  return { bytes: await running, type }
}
