import { buildPath } from '@atrio/tenant-core'
import { ROOT } from './paths.ts'

/** In a path: the first translation of the church. */
export const ANY_TRANSLATION = '-'

/** The element of a verse, which an address can name. */
export const verseId = (verse: number) => `v${verse}`

export const bookPath = (translation: string, book: string) =>
  buildPath(`${ROOT}/:translation/:book`, { translation, book })
export const searchPath = (translation: string) => buildPath(`${ROOT}/:translation/search`, { translation })
