import { randomBytes } from 'node:crypto'
import { DOCUMENT } from '../../platform/media/media-store.ts'
import { PICTURES, rewritePicture, UnsupportedMediaError } from '../../platform/media/rewrite-picture.ts'

/** The largest file that answers a question. */
export const MAX_BYTES = 5 * 1024 * 1024
/** Characters of a file's own name that are shown. */
const MAX_NAME = 80

type AnswerFile = { bytes: Buffer; tipo: string; nome: string }

/** Unguessable; what a file is known by until a ticket holds it. */
export const fileCode = (): string => `arq_${randomBytes(24).toString('base64url')}`

/**
 * A file as it is kept: by what its bytes are, whatever it was called. Pictures are written anew, so that what they say
 * about place and camera is left behind; a PDF is kept as it came, and only ever given out as a download.
 * @returns undefined for anything else
 * @throws ProblemError `unavailable` when too many pictures are to be written anew first
 */
export async function readAnswerFile(bytes: Buffer, name: string): Promise<AnswerFile | undefined> {
  if (bytes.subarray(0, DOCUMENT.begins.length).toString('latin1') === DOCUMENT.begins)
    return { bytes, tipo: DOCUMENT.type, nome: shownName(name, DOCUMENT.end) }
  try {
    const { format, data } = await rewritePicture(bytes)
    const { type, end } = PICTURES[format]
    return { bytes: data, tipo: type, nome: shownName(name, end) }
  } catch (error) {
    if (error instanceof UnsupportedMediaError) return undefined
    throw error
  }
}

/** What a file is called on the disk of who downloads it: nothing of it comes from who sent it. */
export function downloadName(event: string, type: string): string {
  const { end } = [...Object.values(PICTURES), DOCUMENT].find((known) => known.type === type) ?? { end: 'bin' }
  return `arquivo-${event}.${end}`
}

/**
 * The sender's name for a file, only to be shown: without control, format and bidirectional characters, and ending as the
 * kind of file that it is.
 */
function shownName(name: string, end: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}"\\/<>|:*?]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${[...stem].slice(0, MAX_NAME).join('') || 'arquivo'}.${end}`
}
