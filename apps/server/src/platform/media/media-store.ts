import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type FileStorage, orUndefined, type Part } from './file-storage.ts'
import { recordingFormat } from './recordings.ts'
import { pictureFormat, PICTURES, rewritePicture, UnsupportedMediaError } from './rewrite-picture.ts'
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
export const isPublicFile = (url: string): boolean => MEDIA_PATH.test(url) && !isPrivateFile(url)
/** The address that a private file would have were it public, and the other way round. */
export const publicTwin = (url: string): string => url.replace(PRIVATE, '/media/')
export const privateTwin = (url: string): string => (isPrivateFile(url) ? url : url.replace('/media/', PRIVATE))

/** Documents are stored unchanged: only the browser's own viewer shows them. */
export const DOCUMENT = { end: 'pdf', type: 'application/pdf', begins: '%PDF-' } as const

/** The folder with a picture's resized versions. */
const SIZES_SUFFIX = '.sized'

/** A picture of something that a church has stored. */
export type Drawing = {
  /** The bytes that it shows. */
  source: Buffer
  /** What of them is drawn, and how: the same always gives the same picture. */
  manner: string
  /** The file's name in its address, without extension. */
  name: string
  draw: () => Promise<Buffer>
}

/** Stores files under addresses of one kind: public, or private. */
export type MediaWriter = {
  /**
   * Stores a picture. It is decoded and re-encoded, which removes metadata such as place, camera and time; one that is
   * stored already only counts as stored now.
   * @param church the church's code
   * @param name the file's name in its address, without extension
   * @returns its address, `/media/<church>/<hash>/<name>.<end>`; the same bytes always get the same
   * @throws UnsupportedMediaError unless the bytes are JPEG, PNG, WebP or AVIF
   */
  store(church: string, bytes: Buffer, name?: string): Promise<string>
  /**
   * Stores a PNG that the server itself draws, unchanged: there is nothing to remove from it. One that is stored already is
   * not drawn again, and counts as stored now.
   * @returns its address; the same source and manner always get the same
   */
  storeDrawing(church: string, drawing: Drawing): Promise<string>
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
 * Files of churches, named by the hash of the uploaded bytes, so that an address never changes what it shows. Each method
 * throws StorageUnavailableError while the storage does not answer, and an error for what is no address.
 */
export type MediaStore = MediaWriter & {
  /** The same for files that are not for all: their addresses begin `/media/private/`, and answer to signed requests only. */
  private: MediaWriter
  /** The stored bytes behind an address. @throws an error with the code ENOENT when there are none */
  read(url: string): Promise<Buffer>
  /** Bytes of a file; undefined where there is none. */
  size(url: string): Promise<number | undefined>
  /** A file, or a part of it, of which `size` has answered. @throws an error with the code ENOENT when it is gone */
  stream(url: string, part?: Part): Promise<Readable>
  /** Whether there is a file, which `size` may remember after it was removed. */
  exists(url: string): Promise<boolean>
  /** Stores bytes at their address once more; they then count as stored now. */
  storeAt(url: string, data: Buffer): Promise<void>
  /** @throws an error with the code ENOENT where there is no such file */
  copy(from: string, to: string): Promise<void>
  /**
   * Deletes the file of an address and its resized versions, or nothing for what is no address. Only for names used once: equal bytes under an equal name
   * are one file.
   */
  remove(url: string): Promise<void>
  /** A picture's resized version, such as `480.webp`; undefined until it is stored. */
  readSized(url: string, version: string): Promise<Buffer | undefined>
  storeSized(url: string, version: string, data: Buffer): Promise<void>
  /** Where all of them are. */
  storage: FileStorage
}

/** The file's name in its storage. @throws Error for what is no address */
export function nameOf(url: string): string {
  if (!MEDIA_PATH.test(url)) throw new Error(`${url} is no address of a file`)
  return url.slice('/media/'.length)
}

/** What the names of a file's resized versions begin with. */
export function sizedBeginning(name: string): string {
  const end = name.lastIndexOf('/') + 1
  return `${name.slice(0, end)}${SIZES_SUFFIX}/${name.slice(end)}.`
}

/** The original's name by that of a resized version; undefined for other names. */
export function originalOf(name: string): string | undefined {
  const [folder, version, ...more] = name.split(`/${SIZES_SUFFIX}/`)
  const end = /\.\d{1,5}\.[a-z]{2,5}$/.exec(version ?? '')?.index
  return folder && end && more.length === 0 ? `${folder}/${version?.slice(0, end)}` : undefined
}

export function mediaStore(storage: FileStorage): MediaStore {
  const writer = (base: string): MediaWriter => {
    const addressFor = (church: string, bytes: Buffer, name: string, end: string, manner = '') => {
      const hash = createHash('sha256').update(bytes).update(manner).digest('hex').slice(0, 32)
      return `${base}${church}/${hash}/${name}.${end}`
    }
    const keep = async (church: string, bytes: Buffer, name: string, end: string) => {
      const url = addressFor(church, bytes, name, end)
      await storage.store(nameOf(url), bytes)
      return url
    }
    /** Encoding takes most of an import's time, and most imports repeat an earlier one. What can't be read is encoded. */
    const encodeOnce = async (url: string, encode: () => Promise<Buffer>) => {
      const known = await storage.read(nameOf(url)).catch(() => undefined)
      await storage.store(nameOf(url), known?.length ? known : await encode())
      return url
    }
    return {
      addressOf: (church, exported) => exported.replace(/^midia\//, `${base}${church}/`),
      async store(church, bytes, name = 'picture') {
        const url = addressFor(church, bytes, name, PICTURES[pictureFormat(bytes)].end)
        return encodeOnce(url, async () => (await rewritePicture(bytes, church)).data)
      },
      storeDrawing: (church, { source, manner, name, draw }) =>
        encodeOnce(addressFor(church, source, name, PICTURES.png.end, manner), draw),
      async storeRecording(church, bytes, name = 'recording') {
        const format = recordingFormat(bytes)
        if (!format) throw new UnsupportedMediaError('this is no recording that can be played')
        return keep(church, bytes, name, format)
      },
      async storeVideo(church, bytes, name) {
        const format = videoFormat(bytes)
        if (!format) throw new UnsupportedMediaError('this is no video that can be played')
        return keep(church, bytes, name, format)
      },
      async storeDocument(church, bytes, name) {
        if (bytes.subarray(0, DOCUMENT.begins.length).toString('latin1') !== DOCUMENT.begins)
          throw new UnsupportedMediaError('this is no PDF')
        return keep(church, bytes, name, DOCUMENT.end)
      },
      async storeSubtitles(church, bytes, name) {
        if (!isSubtitles(bytes)) throw new UnsupportedMediaError('these are no subtitles')
        return keep(church, bytes, name, SUBTITLES.end)
      },
    }
  }
  return {
    ...writer('/media/'),
    private: writer(PRIVATE),
    storage,
    read: async (url) => storage.read(nameOf(url)),
    size: async (url) => storage.size(nameOf(url)),
    stream: async (url, part) => storage.stream(nameOf(url), part),
    exists: async (url) => (await storage.stat(nameOf(url))) !== undefined,
    storeAt: async (url, data) => storage.store(nameOf(url), data),
    copy: async (from, to) => storage.copy(nameOf(from), nameOf(to)),
    async remove(url) {
      if (!MEDIA_PATH.test(url)) return
      const name = nameOf(url)
      await storage.remove(name)
      for await (const version of storage.list(sizedBeginning(name))) await storage.remove(version.name)
    },
    async readSized(url, version) {
      const kept = await storage.read(sizedBeginning(nameOf(url)) + version).catch(orUndefined)
      return kept?.length ? kept : undefined
    },
    storeSized: async (url, version, data) => storage.store(sizedBeginning(nameOf(url)) + version, data),
  }
}
