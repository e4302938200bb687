import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { PICTURES } from '../media/media-store.ts'

/** The largest file that answers a question. */
export const MOST_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const LARGEST = 2_400

type AnswerFile = { bytes: Buffer; tipo: string; nome: string }

/** Unguessable; what a file is known by until a ticket holds it. */
export const fileCode = (): string => `arq_${randomBytes(24).toString('base64url')}`

/**
 * A file as it is kept: by what its bytes are, whatever it was called. Pictures are written anew, so that what they say
 * about place and camera is left behind; a PDF is kept as it came, and only ever given out as a download.
 * @returns undefined for anything else
 */
export async function readAnswerFile(bytes: Buffer, name: string): Promise<AnswerFile | undefined> {
  const nome = plainName(name)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { bytes, tipo: 'application/pdf', nome }
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { format, compression } = await picture.metadata()
    const known = format === 'heif' && compression === 'av1' ? 'avif' : format
    if (!(known in PICTURES)) return undefined
    const kept = known as keyof typeof PICTURES
    const size = { width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true } as const
    const data = await picture.autoOrient().resize(size).toFormat(kept, { quality: 82 }).toBuffer()
    return { bytes: data, tipo: PICTURES[kept].type, nome }
  } catch {
    return undefined
  }
}

/** A name that is safe in a header and on any disk. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029"\\/<>|:*?]/gu, '')
    .trim()
    .slice(-100) || 'arquivo'
