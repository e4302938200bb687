import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../runtime/whole-files.ts'
import { recordingFormat } from './recordings.ts'
import { PICTURES, rewritePicture, UnsupportedMediaError } from './rewrite-picture.ts'
import { videoFormat } from './videos.ts'

export const MEDIA_PATH =
  /^\/media\/([a-z0-9][a-z0-9-]{0,62})\/([0-9a-f]{32})\/([a-z0-9][a-z0-9-]{0,40}\.[a-z0-9]{2,4})$/

/** What else may be stored, as it came: it is only ever shown by the browser's own viewer. */
export const DOCUMENT = { end: 'pdf', type: 'application/pdf', begins: '%PDF-' } as const

/** Beside a picture: the sizes that were made of it. */
export const SIZED = '.sized'

/** Files of churches in a folder, each under the hash of the bytes that came in, so an address never changes what it shows. */
export type MediaStore = {
  /**
   * Keeps a picture. It is decoded and written anew: what it says about its place, camera and time is left behind.
   * @param church the church's code
   * @param name what the file is called in its address, without the end
   * @returns its address, `/media/<church>/<hash>/<name>.<end>`; the same bytes always get the same
   * @throws UnsupportedMediaError when the bytes are no JPEG, PNG, WebP or AVIF
   */
  store(church: string, bytes: Buffer, name?: string): Promise<string>
  /**
   * Keeps a recording as it came.
   * @returns its address, of the same form
   * @throws UnsupportedMediaError when the bytes are no MP3, M4A, Ogg or WAV
   */
  storeRecording(church: string, bytes: Buffer, name?: string): Promise<string>
  /**
   * Keeps a video, a part of one, or a list of parts, as it came.
   * @throws UnsupportedMediaError when the bytes are no MP4 with a picture, no transport stream and no playlist
   */
  storeVideo(church: string, bytes: Buffer, name: string): Promise<string>
  /**
   * Keeps a PDF, byte by byte.
   * @throws UnsupportedMediaError when the bytes are none
   */
  storeDocument(church: string, bytes: Buffer, name: string): Promise<string>
  /** The stored bytes behind an address. @throws when there are none */
  read(url: string): Promise<Buffer>
  /**
   * Deletes what is stored under an address, with the sizes made of it. Only for a name that was given to one thing alone:
   * equal bytes under an equal name are one file.
   */
  remove(url: string): Promise<void>
  /** Where the file of an address lies; undefined for an address that `store` did not give. */
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
      const sized = path.join(path.dirname(file), SIZED)
      const made = await readdir(sized).catch(() => [])
      const own = made.filter((name) => name.startsWith(`${path.basename(file)}.`))
      await Promise.all(own.map((name) => rm(path.join(sized, name), { force: true })))
    },
  }
}

/** The same name always means the same bytes, so a file that is there is left; an empty one is what a full disk left. */
export async function storeFile(file: string, data: Buffer): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.size) await writeWhole(file, data)
}
