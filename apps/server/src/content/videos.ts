import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { MediaStore, MediaWriter } from '../platform/media/media-store.ts'
import { isPlaylist, renameParts, videoFormat } from '../platform/media/videos.ts'
import type { ChurchReader } from './church-rows.ts'
import { addressName, exportedName, insideFolder, writeMedia } from './pictures.ts'
import { writeFileInside } from './write-file-inside.ts'

const MAX_BYTES = 200 * 1024 * 1024
const READABLE = 'use MP4 (H.264), or an HLS playlist of one quality whose parts lie beside it'

/** The path of a playlist's segment within the church's folder. */
const beside = (playlist: string, part: string) => path.posix.join(path.posix.dirname(playlist), part)
/** A segment must be in the playlist's folder or below; it can't be a URL. */
const isLocal = (part: string) => /^[\w][\w .-]*(\/[\w][\w .-]*)*$/.test(part)

const fileProblem = async (folder: string, file: string): Promise<string | null> => {
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  return (await stat(place)).size > MAX_BYTES ? `is larger than ${MAX_BYTES / 1024 / 1024} MB` : null
}
const read = async (folder: string, file: string) => {
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  return readFile(place)
}

/** The problem of a video in a church's folder, or null. Never reads outside the folder. */
export const videoProblem = async (folder: string, file: string): Promise<string | null> => {
  const problem = await fileProblem(folder, file)
  if (problem) return problem
  const bytes = await read(folder, file)
  const format = videoFormat(bytes)
  if (format !== 'm3u8') return format === 'mp4' ? null : `is not a video that can be played: ${READABLE}`
  const problems: string[] = []
  const parts = new Set<string>()
  const known = await renameParts(bytes.toString(), async (part) => {
    parts.add(part)
    return part
  })
  if (known === undefined) return `is a playlist that holds more than parts: ${READABLE}`
  for (const part of parts) {
    const name = beside(file, part)
    const found = isLocal(part) ? await fileProblem(folder, name) : `${part} is no file beside the playlist`
    if (found) problems.push(found)
    else if (!['mp4', 'ts'].includes(videoFormat(await read(folder, name)) ?? '')) problems.push(`${part} is no video`)
  }
  return problems[0] ?? null
}

/** Stores a video that videoProblem has accepted; its playlist then names the segments by their addresses. */
export const storeVideo = async (media: MediaWriter, church: string, folder: string, file: string): Promise<string> => {
  const bytes = await read(folder, file)
  const keep = (data: Buffer, name: string) => media.storeVideo(church, data, addressName(name))
  if (!isPlaylist(bytes)) return keep(bytes, file)
  const list = await renameParts(bytes.toString(), async (part) => keep(await read(folder, beside(file, part)), part))
  return keep(Buffer.from(list ?? ''), file)
}

/** Writes a church's videos into its export, playlists with their segments. */
export const videoWriter =
  (root: string, media: MediaStore): ChurchReader['video'] =>
  async (url) => {
    const bytes = await media.read(url)
    if (!isPlaylist(bytes)) return writeMedia(root, media, url)
    const file = exportedName(url)
    const list = await renameParts(bytes.toString(), async (part) => {
      const name = exportedName(part, 'partes')
      await writeFileInside(root, beside(file, name), await media.read(part))
      return name
    })
    await writeFileInside(root, file, list ?? '')
    return file
  }
