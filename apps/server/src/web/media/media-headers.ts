import { notFound } from '../../http/problem.ts'
import { isMissing } from '../../platform/media/file-storage.ts'
import { DOCUMENT } from '../../platform/media/media-store.ts'
import { RECORDINGS } from '../../platform/media/recordings.ts'
import { PICTURES } from '../../platform/media/rewrite-picture.ts'
import { SUBTITLES } from '../../platform/media/subtitles.ts'
import { VIDEOS } from '../../platform/media/videos.ts'

const TYPES = new Map<string, string>(
  [...Object.values(PICTURES), DOCUMENT, SUBTITLES].map(({ end, type }) => [end, type]),
)
const STREAMED = new Map<string, string>(Object.entries({ ...RECORDINGS, ...VIDEOS }))

/** Media were uploaded by people: a file may only display itself, even when opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/**
 * Browsers' PDF viewers do not run in a page's sandbox; they have their own. A score is framed by a song's page, which
 * may be framed itself: browsers check the policy against every page around it.
 */
const documentPolicy = (around: readonly string[]) =>
  `default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors ${["'self'", ...around].join(' ')}`

const endOf = (file: string) => file.split('.').at(-1) ?? ''

export const isDocument = (file: string): boolean => endOf(file) === DOCUMENT.end
/** The type of a recording or a video, which is sent in ranges; undefined for other files. */
export const streamedType = (file: string): string | undefined => STREAMED.get(endOf(file))
export const typeOf = (file: string): string =>
  streamedType(file) ?? TYPES.get(endOf(file)) ?? 'application/octet-stream'

/** @param around origins whose pages may frame a document */
export const mediaHeaders = (file: string, around: readonly string[] = []) => ({
  'content-security-policy': isDocument(file) ? documentPolicy(around) : POLICY,
})

export function missing(error: unknown): never {
  throw isMissing(error) ? notFound() : error
}
