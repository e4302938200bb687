import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '../../runtime/atomic-files.ts'
import { recordingFormat } from './recordings.ts'
import { PICTURES, rewritePicture, UnsupportedMediaError } from './rewrite-picture.ts'
import { isSubtitles, SUBTITLES } from './subtitles.ts'
import { videoFormat } from './videos.ts'

/** A stored file's address, public or private. */
export const MEDIA_PATH =
  /^\/media\/(private\/)?[a-z0-9][a-z0-9-]{0,62}\/[0-9a-f]{32}\/[a-z0-9][a-z0-9-]{0,40}\.[a-z0-9]{2,4}$/
/** The same anywhere in a text. */
export const MEDIA_PATHS =
  /\/media\/(private\/)?[a-z0-9][a-z0-9-]{0,62}\/[0-9a-f]{32}\/[a-z0-9][a-z0-9-]{0,40}\.[a-z0-9]{2,4}/g

/** Where files lie that are not for all. */
const PRIVATE = '/media/private/'
/** A church's code comes first, so that one with the code `private` keeps its public files. */
const IS_PRIVATE = /^\/media\/private\/[^/]+\/[0-9a-f]{32}\//
export const isPrivateFile = (url: string): boolean => IS_PRIVATE.test(url)
/** The address that a private file would have were it public, and the other way round. */
export const publicTwin = (url: string): string => url.replace(PRIVATE, '/media/')
export const privateTwin = (url: string): string => (isPrivateFile(url) ? url : url.replace('/media/', PRIVATE))

/** Documents are stored unchanged: only the browser's own viewer shows them. */
export const DOCUMENT = { end: 'pdf', type: 'application/pdf', begins: '%PDF-' } as const

/** Suffix of the folder with a picture's resized versions. */
export const SIZES_SUFFIX = '.sized'

/** Stores files under addresses of one kind: public, or private. */
export type MediaWriter = {
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
  /**
   * Stores subtitles unchanged.
   * @throws UnsupportedMediaError unless the bytes are WebVTT
   */
  storeSubtitles(church: string, bytes: Buffer, name: string): Promise<string>
  /** The address of what a church's export has in its folder `midia/`. */
  addressOf(church: string, exported: string): string
}

/**
 * Files of churches in a folder, named by the hash of the uploaded bytes, so that an address never changes what it
 * shows.
 */
export type MediaStore = MediaWriter & {
  /** The same for files that are not for all: their addresses begin `/media/private/`, and answer to signed requests only. */
  private: MediaWriter
  /** The stored bytes behind an address. @throws when there are none */
  read(url: string): Promise<Buffer>
  /**
   * Deletes the file of an address and its resized versions. Only for names used once: equal bytes under an equal name
   * are one file.
   */
  remove(url: string): Promise<void>
  /** The path of a public address's file; undefined for an address that `store` did not return. */
  fileOf(url: string): string | undefined
  /** The same for a private address. */
  privateFileOf(url: string): string | undefined
}

export function mediaStore(dataFolder: string): MediaStore {
  const root = path.resolve(dataFolder, 'media')
  const pathOf = (url: string) => (MEDIA_PATH.test(url) ? path.join(root, ...url.split('/').slice(2)) : undefined)
  const writer = (base: string): MediaWriter => {
    const keep = async (church: string, bytes: Buffer, name: string, data: Buffer, end: string) => {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const url = `${base}${church}/${hash}/${name}.${end}`
      const file = pathOf(url)
      if (!file) throw new Error(`${url} is no address of a file`)
      await storeFile(file, data)
      return url
    }
    return {
      addressOf: (church, exported) => exported.replace(/^midia\//, `${base}${church}/`),
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
      async storeSubtitles(church, bytes, name) {
        if (!isSubtitles(bytes)) throw new UnsupportedMediaError('these are no subtitles')
        return keep(church, bytes, name, bytes, SUBTITLES.end)
      },
    }
  }
  return {
    ...writer('/media/'),
    private: writer(PRIVATE),
    fileOf: (url) => (isPrivateFile(url) ? undefined : pathOf(url)),
    privateFileOf: (url) => (isPrivateFile(url) ? pathOf(url) : undefined),
    async read(url) {
      const file = pathOf(url)
      if (!file) throw new Error(`${url} is no address of a picture`)
      return readFile(file)
    },
    async remove(url) {
      const file = pathOf(url)
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
