import { GENERIC_ERROR_KEY } from '@atrio/tenant-core'

/** What went wrong; the last three are outcomes of a start-up. */
export type ErrorKind = 'notFound' | 'unavailable' | 'failed' | 'inactive' | 'unknown'

/** What an error page says. `message` is text of unknown origin: shown as such, never as our own words. */
export type ErrorWords = { kind: ErrorKind; message?: string; retryHref?: string }

const MESSAGE_LIMIT = 200
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

/** A path of this portal, or nothing: a link on an error page must not lead elsewhere. */
export function portalPath(text: string | null): string | undefined {
  const base = 'https://portal.invalid'
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return undefined
  const { origin, pathname, search } = new URL(text, base)
  return origin === base && !pathname.startsWith('//') && pathname !== '/error' ? pathname + search : undefined
}

/** The words for an unknown path, or for the `message` and `from` of `/error` (document 1 section 8). */
export function errorOfQuery(search: string): ErrorWords {
  const query = new URLSearchParams(search)
  const text = query.get('message')?.replace(UNSEEN, ' ').trim()
  if (!text) return { kind: 'notFound' }
  const retryHref = portalPath(query.get('from'))
  if (text === GENERIC_ERROR_KEY) return { kind: 'failed', retryHref }
  return { kind: 'failed', message: [...text].slice(0, MESSAGE_LIMIT).join(''), retryHref }
}

/** The words for a page whose load or rendering failed. @param status HTTP status; 500 where there is none */
export function errorOfStatus(status: number, path: string): ErrorWords {
  if (status === 404) return { kind: 'notFound' }
  return { kind: status === 503 ? 'unavailable' : 'failed', retryHref: portalPath(path) }
}
