import { readFile, stat } from 'node:fs/promises'
import { isSubtitles } from '../platform/media/subtitles.ts'
import type { MediaWriter } from '../platform/media/media-store.ts'
import { addressName, insideFolder } from './pictures.ts'

/** Far above the subtitles of a long film. */
const MAX_BYTES = 1024 * 1024

/** The problem of a subtitle file in a church's folder, or null. */
export const subtitleProblem = async (folder: string, file: string): Promise<string | null> => {
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  if ((await stat(place)).size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`
  return isSubtitles(await readFile(place))
    ? null
    : 'is not a WebVTT file in UTF-8: it begins with WEBVTT, and has a time for each text'
}

/** Stores subtitles that subtitleProblem has accepted. @returns their address */
export const storeSubtitles = async (media: MediaWriter, church: string, folder: string, file: string) => {
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  return media.storeSubtitles(church, await readFile(place), addressName(file))
}
