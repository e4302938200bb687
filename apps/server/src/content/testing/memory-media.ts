import { createHash } from 'node:crypto'
import type { ContentMedia } from '../import-content.ts'

/** A media store for one test: keeps the bytes as they are, under an address made of them. */
export const memoryMedia = (): ContentMedia => {
  const stored = new Map<string, Buffer>()
  return {
    store: (church, bytes) => {
      const url = `/media/${church}/${createHash('sha256').update(bytes).digest('hex')}/original`
      stored.set(url, bytes)
      return Promise.resolve(url)
    },
    read: (url) => {
      const bytes = stored.get(url)
      return bytes === undefined ? Promise.reject(new Error(`no picture ${url}`)) : Promise.resolve(bytes)
    },
  }
}
