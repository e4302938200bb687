import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { MediaStore } from '../platform/media/media-store.ts'
import type { ChurchReader } from './church-rows.ts'
import { writeInside } from './write-inside.ts'

const MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const READABLE = 'use JPEG, PNG, WebP or AVIF'

/** What is wrong with a picture of a church's folder, or null. Never looks outside the folder. */
export const pictureProblem = async (folder: string, file: string): Promise<string | null> => {
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  if ((await stat(place)).size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`
  try {
    const { format, compression } = await sharp(place, { limitInputPixels: MAX_PIXELS }).metadata()
    // AVIF calls itself HEIF with AV1 in it; other HEIF can't be shown everywhere.
    const readable = ['jpeg', 'png', 'webp', 'avif'].includes(format) || (format === 'heif' && compression === 'av1')
    return readable ? null : `is a ${format} file: ${READABLE}`
  } catch {
    return `is not a picture that can be read: ${READABLE}`
  }
}

/**
 * Stores a picture that pictureProblem has found good, and gives its address.
 *
 * The store writes pictures anew, so an exported one would come back under another address. Exports therefore keep the
 * last parts of the address as the file's path; where that picture is still the same, so is its address.
 */
export const storePicture = async (
  media: MediaStore,
  church: string,
  folder: string,
  file: string,
): Promise<string> => {
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  const bytes = await readFile(place)
  const former = file.replace(/^midia\//, `/media/${church}/`)
  const known = media.fileOf(former) === undefined ? null : await media.read(former).catch(() => null)
  return known?.equals(bytes) ? former : media.store(church, bytes, addressName(file))
}

/** Writes a church's pictures below its exported folder. */
export const pictureWriter =
  (root: string, media: MediaStore): ChurchReader['picture'] =>
  async (picture) => {
    if (picture === null) return undefined
    const arquivo = await writeMedia(root, media, picture.url)
    return picture.descricao === undefined ? { arquivo } : { arquivo, descricao: picture.descricao }
  }

/** Puts what is stored under an address beside a church's files. @returns its path there */
export const writeMedia = async (root: string, media: MediaStore, url: string): Promise<string> => {
  const file = url.replace(/^\/media\/[^/]+\//, 'midia/')
  await writeInside(root, file, await media.read(url))
  return file
}

/** The file's name as an address may hold it: `Mesa Posta.JPG` is `mesa-posta`. */
export const addressName = (file: string): string =>
  path
    .parse(file)
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'picture'

/** Where the file really is, links followed; null where that is nowhere, or outside. */
export const insideFolder = async (folder: string, file: string): Promise<string | null> => {
  try {
    const root = await realpath(folder)
    const place = await realpath(path.resolve(root, file))
    return place.startsWith(root + path.sep) && (await stat(place)).isFile() ? place : null
  } catch {
    return null
  }
}
