import type { MediaStore, MediaWriter } from '../platform/media/media-store.ts'
import type { ChurchWriter } from './church-rows.ts'
import { markedFields } from './format/marked-fields.ts'
import type { LoadedChurch } from './load-church.ts'
import { storePicture } from './pictures.ts'
import { storeRecording } from './recordings.ts'
import { storeScore } from './scores.ts'
import { storeSubtitles } from './subtitles.ts'
import { storeVideo } from './videos.ts'

export type StoredFiles = Pick<ChurchWriter, 'picture' | 'score' | 'recording' | 'video' | 'closed'>

/**
 * Stores all files of a church's folder, before the transaction that writes its rows: that one holds the church's row, which
 * every write in the portal waits for that changes the church's version, and a bucket may take minutes.
 * @returns what the rows say of each file
 */
export async function storeFiles(church: LoadedChurch, media: MediaStore): Promise<StoredFiles> {
  const open = filesBy(church, media, media)
  const closed = filesBy(church, media, media.private)
  for (const [kind, entries] of church.entries) {
    const isClosed = kind.isClosed?.(church.entries) ?? false
    for (const { data } of entries) {
      for (const { format, value } of markedFields(kind.schema, data)) {
        const files = isClosed && format !== 'content-picture' ? closed : open
        if (isFileFormat(format)) await files[format].add(value)
      }
    }
  }
  const score =
    (files: FilesByFormat): ChurchWriter['score'] =>
    async ({ arquivo, nome }) => ({
      ...files['content-score'].of(arquivo),
      nome,
    })
  return {
    picture: async (picture) => {
      if (picture === undefined) return null
      const url = open['content-picture'].of(picture.arquivo)
      return picture.descricao === undefined ? { url } : { url, descricao: picture.descricao }
    },
    score: score(open),
    recording: async (file) => open['content-recording'].of(file),
    video: async (file) => open['content-video'].of(file),
    closed: {
      score: score(closed),
      video: async (file) => closed['content-video'].of(file),
      subtitles: async (file) => closed['content-subtitles'].of(file),
    },
  }
}

type FilesByFormat = ReturnType<typeof filesBy>

/** By the formats of fields.ts. */
const filesBy = ({ folder, content: { codigo } }: LoadedChurch, media: MediaStore, to: MediaWriter) => {
  const stores = { to, from: media }
  return {
    'content-picture': storedOnce((file) => storePicture(stores, codigo, folder, file)),
    'content-score': storedOnce((file) => storeScore(stores, codigo, folder, file, '')),
    'content-recording': storedOnce((file) => storeRecording(to, codigo, folder, file)),
    'content-video': storedOnce((file) => storeVideo(to, codigo, folder, file)),
    'content-subtitles': storedOnce((file) => storeSubtitles(to, codigo, folder, file)),
  }
}

const FORMATS: readonly string[] = [
  'content-picture',
  'content-score',
  'content-recording',
  'content-video',
  'content-subtitles',
] satisfies (keyof FilesByFormat)[]
const isFileFormat = (format: string): format is keyof FilesByFormat => FORMATS.includes(format)

/** Files of one sort by their paths in the folder. */
function storedOnce<T>(store: (file: string) => Promise<T>) {
  const stored = new Map<string, T>()
  return {
    async add(file: string): Promise<void> {
      if (!stored.has(file)) stored.set(file, await store(file))
    },
    of(file: string): T {
      const found = stored.get(file)
      if (found === undefined) throw new Error(`${file} was not stored before the rows that name it`)
      return found
    },
  }
}
