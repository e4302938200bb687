import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MEDIA_PATH, type MediaStore, type MediaWriter } from '../platform/media/media-store.ts'
import type { ChurchReader } from './church-rows.ts'
import { writeFileInside } from './write-file-inside.ts'

/** Where files are stored, and where those of an earlier import are found. */
export type Stores = { to: MediaWriter; from: Pick<MediaStore, 'read' | 'storeAt'> }

const MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const READABLE = 'use JPEG, PNG, WebP or AVIF'

/** The problem of a picture in a church's folder, or null. Never reads outside the folder. */
export const pictureProblem = async (folder: string, file: string): Promise<string | null> => {
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  if ((await stat(place)).size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`
  try {
    const { format, compression } = await sharp(place, { limitInputPixels: MAX_PIXELS }).metadata()
    // sharp reports AVIF as HEIF with AV1; other HEIF is not supported by all browsers.
    const readable = ['jpeg', 'png', 'webp', 'avif'].includes(format) || (format === 'heif' && compression === 'av1')
    return readable ? null : `is a ${format} file: ${READABLE}`
  } catch {
    return `is not a picture that can be read: ${READABLE}`
  }
}

/**
 * Stores a picture that pictureProblem has accepted, and returns its address. The store re-encodes pictures, so an
 * exported one would get another address. Exports therefore use the end of the address as the file's path; while the
 * picture is unchanged, its address is reused.
 */
export const storePicture = async (
  { to, from }: Stores,
  church: string,
  folder: string,
  file: string,
): Promise<string> => {
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  const bytes = await readFile(place)
  const former = to.addressOf(church, file)
  const known = MEDIA_PATH.test(former) ? await from.read(former).catch(() => null) : null
  if (!known?.equals(bytes)) return to.store(church, bytes, addressName(file))
  await from.storeAt(former, bytes)
  return former
}

/** Writes a church's pictures into its export. */
export const pictureWriter =
  (root: string, media: MediaStore): ChurchReader['picture'] =>
  async (picture) => {
    if (picture === null) return undefined
    const arquivo = await writeMedia(root, media, picture.url)
    return picture.descricao === undefined ? { arquivo } : { arquivo, descricao: picture.descricao }
  }

/** The path of an address's file in its church's export. */
export const exportedName = (url: string, folder = 'midia'): string =>
  url.replace(/^\/media\/(private\/)?[^/]+\//, `${folder}/`)

/** Copies the file of a media address into a church's export. @returns its path there */
export const writeMedia = async (root: string, media: MediaStore, url: string): Promise<string> => {
  const file = exportedName(url)
  await writeFileInside(root, file, await media.read(url))
  return file
}

/** A file's name in the form of an address: `Mesa Posta.JPG` becomes `mesa-posta`. */
export const addressName = (file: string): string =>
  path
    .parse(file)
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'picture'

/** A file's real path with links resolved; null where it does not exist or is outside. */
export const insideFolder = async (folder: string, file: string): Promise<string | null> => {
  try {
    const root = await realpath(folder)
    const place = await realpath(path.resolve(root, file))
    return place.startsWith(root + path.sep) && (await stat(place)).isFile() ? place : null
  } catch {
    return null
  }
}
