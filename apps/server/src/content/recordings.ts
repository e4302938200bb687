import { readFile, stat } from 'node:fs/promises'
import type { MediaStore, MediaWriter } from '../platform/media/media-store.ts'
import { recordingFormat, wavSeconds } from '../platform/media/recordings.ts'
import type { ChurchReader, StoredRecording } from './church-rows.ts'
import { addressName, insideFolder, writeMedia } from './pictures.ts'

const MAX_BYTES = 200 * 1024 * 1024

/** The problem of a recording in a church's folder, or null. Never reads outside the folder. */
export const recordingProblem = async (folder: string, file: string): Promise<string | null> => {
  const place = await insideFolder(folder, file)
  if (place === null) return `there is no file ${file} in the church's folder`
  if ((await stat(place)).size > MAX_BYTES) return `is larger than ${MAX_BYTES / 1024 / 1024} MB`
  return recordingFormat(await readFile(place))
    ? null
    : 'is not a recording that can be played: use MP3, M4A, Ogg or WAV'
}

/** Stores a recording that recordingProblem has accepted. */
export const storeRecording = async (
  media: MediaWriter,
  church: string,
  folder: string,
  file: string,
): Promise<StoredRecording> => {
  const place = await insideFolder(folder, file)
  if (place === null) throw new Error(`${file} is no longer in ${folder}`)
  const bytes = await readFile(place)
  const url = await media.storeRecording(church, bytes, addressName(file))
  return { url, seconds: wavSeconds(bytes) ?? null }
}

/** Writes a church's recordings into its export. */
export const recordingWriter =
  (root: string, media: MediaStore): ChurchReader['recording'] =>
  (url) =>
    writeMedia(root, media, url)
