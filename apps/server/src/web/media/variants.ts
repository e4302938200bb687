import { boundedWork } from '../../http/bounded-work.ts'
import { notFound } from '../../http/problem.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'

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

/** One at a time, since it takes a whole processor. The queue holds the pictures of a few visitors' pages. */
const inTurn = boundedWork({ atOnce: 1, waiting: 100 })

type Variant = { bytes: Buffer; type: string }
type Wanted = {
  width: Width
  format: VariantFormat
  /** Code of the church whose picture it is. */
  church: string
}
type Media = Pick<MediaStore, 'read' | 'size' | 'readSized' | 'storeSized'>

/**
 * A picture in a width and format, made at the first request and stored beside the original; never enlarged.
 * @throws ProblemError `not_found` without such an original, `unavailable` when the queue is full
 */
export function pictureVariants(media: Media) {
  /** Pictures being resized, by address and version: concurrent requests share one. */
  const making = new Map<string, Promise<Buffer>>()
  return async (url: string, { width, format, church }: Wanted): Promise<Variant> => {
    const { type, options } = ENCODERS[format]
    const version = `${width}.${format}`
    const kept = await media.readSized(url, version)
    if (kept) return { bytes: kept, type }
    const make = async () => {
      const { default: sharp } = await import('sharp')
      const picture = sharp(await media.read(url))
      const data = await picture
        .resize({ width: Number(width), withoutEnlargement: true })
        .toFormat(format, options)
        .toBuffer()
      await media.storeSized(url, version, data)
      return data
    }
    if ((await media.size(url)) === undefined) throw notFound()
    const key = `${url}.${version}`
    const running = making.get(key) ?? inTurn(make, church).finally(() => making.delete(key))
    making.set(key, running)
    return { bytes: await running, type }
  }
}
