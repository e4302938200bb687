import { randomBytes } from 'node:crypto'
import { DOCUMENT } from '../../platform/media/media-store.ts'
import { PICTURES, rewritePicture, UnsupportedMediaError } from '../../platform/media/rewrite-picture.ts'

/** Maximal size of a file that answers a question. */
export const MAX_BYTES = 5 * 1024 * 1024
/** Shown characters of a file's own name. */
const MAX_NAME = 80

type AnswerFile = { bytes: Buffer; tipo: string; nome: string }

/** An unguessable code, which identifies a file until a ticket binds it. */
export const fileCode = (): string => `arq_${randomBytes(24).toString('base64url')}`

/**
 * A file in its stored form, by its content, whatever its name. Pictures are re-encoded, which removes metadata such as
 * place and camera; a PDF is stored unchanged, and only sent as a download.
 * @param church code of the church that it is for
 * @returns undefined for other types
 * @throws ProblemError `unavailable` when the queue is full
 */
export async function readAnswerFile(bytes: Buffer, name: string, church: string): Promise<AnswerFile | undefined> {
  if (bytes.subarray(0, DOCUMENT.begins.length).toString('latin1') === DOCUMENT.begins)
    return { bytes, tipo: DOCUMENT.type, nome: shownName(name, DOCUMENT.end) }
  try {
    const { format, data } = await rewritePicture(bytes, church)
    const { type, end } = PICTURES[format]
    return { bytes: data, tipo: type, nome: shownName(name, end) }
  } catch (error) {
    if (error instanceof UnsupportedMediaError) return undefined
    throw error
  }
}

/** The name of a download: nothing of it comes from the uploader. */
export function downloadName(event: string, type: string): string {
  const { end } = [...Object.values(PICTURES), DOCUMENT].find((known) => known.type === type) ?? { end: 'bin' }
  return `arquivo-${event}.${end}`
}

/**
 * The uploaded name, for display only: without control, format and bidirectional characters, and with the extension of
 * the file's type.
 */
function shownName(name: string, end: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}"\\/<>|:*?]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${[...stem].slice(0, MAX_NAME).join('') || 'arquivo'}.${end}`
}
