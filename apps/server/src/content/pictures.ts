import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heif']

/** What is wrong with a picture of a church's folder, or null. Never looks outside the folder. */
export const pictureProblem = async (folder: string, file: string): Promise<string | null> => {
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  if ((await stat(place)).size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`
  try {
    const { format } = await sharp(place, { limitInputPixels: MAX_PIXELS }).metadata()
    return FORMATS.includes(format) ? null : `is a ${format} file: use JPEG, PNG, WebP or AVIF`
  } catch {
    return 'is not a picture that can be read: use JPEG, PNG, WebP or AVIF'
  }
}

/**
 * The bytes of a picture that pictureProblem has found good.
 * @throws when the file has gone since
 */
export const readPicture = async (folder: string, file: string): Promise<Buffer> => {
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  return readFile(place)
}

/** Where the file really is, links followed; null where that is nowhere, or outside. */
const insideFolder = async (folder: string, file: string): Promise<string | null> => {
  try {
    const root = await realpath(folder)
    const place = await realpath(path.resolve(root, file))
    return place.startsWith(root + path.sep) && (await stat(place)).isFile() ? place : null
  } catch {
    return null
  }
}
