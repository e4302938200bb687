import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '../../runtime/atomic-files.ts'
import { recordingFormat } from './recordings.ts'
import { PICTURES, rewritePicture, UnsupportedMediaError } from './rewrite-picture.ts'
import { videoFormat } from './videos.ts'

export const MEDIA_PATH =
  /^\/media\/([a-z0-9][a-z0-9-]{0,62})\/([0-9a-f]{32})\/([a-z0-9][a-z0-9-]{0,40}\.[a-z0-9]{2,4})$/

/** The same anywhere in a text. */
export const MEDIA_PATHS = /\/media\/[a-z0-9][a-z0-9-]{0,62}\/[0-9a-f]{32}\/[a-z0-9][a-z0-9-]{0,40}\.[a-z0-9]{2,4}/g

/** Documents are stored unchanged: only the browser's own viewer shows them. */
export const DOCUMENT = { end: 'pdf', type: 'application/pdf', begins: '%PDF-' } as const

/** Suffix of the folder with a picture's resized versions. */
export const SIZES_SUFFIX = '.sized'

/**
 * Files of churches in a folder, named by the hash of the uploaded bytes, so that an address never changes what it
 * shows.
 */
export type MediaStore = {
  /**
   * Stores a picture. It is decoded and re-encoded, which removes metadata such as place, camera and time.
   * @param church the church's code
   * @param name the file's name in its address, without extension
   * @returns its address, `/media/<church>/<hash>/<name>.<end>`; the same bytes always get the same
   * @throws UnsupportedMediaError unless the bytes are JPEG, PNG, WebP or AVIF
   */
  store(church: string, bytes: Buffer, name?: string): Promise<string>
  /**
   * Stores a recording unchanged.
   * @returns its address, of the same form
   * @throws UnsupportedMediaError unless the bytes are MP3, M4A, Ogg or WAV
   */
  storeRecording(church: string, bytes: Buffer, name?: string): Promise<string>
  /**
   * Stores a video, a segment or a playlist unchanged.
   * @throws UnsupportedMediaError unless the bytes are an MP4 with a video track, a transport stream or a playlist
   */
  storeVideo(church: string, bytes: Buffer, name: string): Promise<string>
  /**
   * Stores a PDF unchanged.
   * @throws UnsupportedMediaError for other bytes
   */
  storeDocument(church: string, bytes: Buffer, name: string): Promise<string>
  /** The stored bytes behind an address. @throws when there are none */
  read(url: string): Promise<Buffer>
  /**
   * Deletes the file of an address and its resized versions. Only for names used once: equal bytes under an equal name
   * are one file.
   */
  remove(url: string): Promise<void>
  /** The path of an address's file; undefined for an address that `store` did not return. */
  fileOf(url: string): string | undefined
}

export function mediaStore(dataFolder: string): MediaStore {
  const root = path.resolve(dataFolder, 'media')
  const fileOf = (url: string) => {
    const [, church, hash, file] = MEDIA_PATH.exec(url) ?? []
    return church && hash && file ? path.join(root, church, hash, file) : undefined
  }
  const keep = async (church: string, bytes: Buffer, name: string, data: Buffer, end: string) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const url = `/media/${church}/${hash}/${name}.${end}`
    const file = fileOf(url)
    if (!file) throw new Error(`${url} is no address of a file`)
    await storeFile(file, data)
    return url
  }
  return {
    fileOf,
    async store(church, bytes, name = 'picture') {
      const { format, data } = await rewritePicture(bytes)
      return keep(church, bytes, name, data, PICTURES[format].end)
    },
    async storeRecording(church, bytes, name = 'recording') {
      const format = recordingFormat(bytes)
      if (!format) throw new UnsupportedMediaError('this is no recording that can be played')
      return keep(church, bytes, name, bytes, format)
    },
    async storeVideo(church, bytes, name) {
      const format = videoFormat(bytes)
      if (!format) throw new UnsupportedMediaError('this is no video that can be played')
      return keep(church, bytes, name, bytes, format)
    },
    async storeDocument(church, bytes, name) {
      if (bytes.subarray(0, DOCUMENT.begins.length).toString('latin1') !== DOCUMENT.begins)
        throw new UnsupportedMediaError('this is no PDF')
      return keep(church, bytes, name, bytes, DOCUMENT.end)
    },
    async read(url) {
      const file = fileOf(url)
      if (!file) throw new Error(`${url} is no address of a picture`)
      return readFile(file)
    },
    async remove(url) {
      const file = fileOf(url)
      if (!file) return
      await rm(file, { force: true })
      const sized = path.join(path.dirname(file), SIZES_SUFFIX)
      const made = await readdir(sized).catch(() => [])
      const own = made.filter((name) => name.startsWith(`${path.basename(file)}.`))
      await Promise.all(own.map((name) => rm(path.join(sized, name), { force: true })))
    },
  }
}

/**
 * A name always means the same bytes, so an existing file is kept, unless it is empty: that is what a full disk left.
 */
export async function storeFile(file: string, data: Buffer): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.size) await writeFileAtomically(file, data)
}
