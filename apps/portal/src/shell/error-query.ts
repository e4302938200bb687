import { GENERIC_ERROR_KEY } from '@atrio/tenant-core'

/** The kind of error; the last three are outcomes of a start-up. */
export type ErrorKind = 'notFound' | 'unavailable' | 'failed' | 'inactive' | 'unknown'

/**
 * The content of an error page. `message` is text of unknown origin and is shown as such, never as our own; `requestId`
 * is what the server has logged the request under.
 */
export type ErrorWords = { kind: ErrorKind; message?: string; retryHref?: string; requestId?: string }

const MESSAGE_LIMIT = 200
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu

/** A path of this portal, or nothing: a link on an error page must not lead elsewhere. */
export function portalPath(text: string | null): string | undefined {
  const base = 'https://portal.invalid'
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return undefined
  const { origin, pathname, search } = new URL(text, base)
  return origin === base && !pathname.startsWith('//') && pathname !== '/error' ? pathname + search : undefined
}

/** The error of an unknown path, or of `message` and `from` of `/error` (document 1 section 8). */
export function errorOfQuery(search: string): ErrorWords {
  const query = new URLSearchParams(search)
  const text = query.get('message')?.replace(INVISIBLE, ' ').trim()
  if (!text) return { kind: 'notFound' }
  const retryHref = portalPath(query.get('from'))
  if (text === GENERIC_ERROR_KEY) return { kind: 'failed', retryHref }
  return { kind: 'failed', message: [...text].slice(0, MESSAGE_LIMIT).join(''), retryHref }
}

/** The error of a page whose load or rendering failed. @param status HTTP status; 500 without one */
export function errorOfStatus(status: number, path: string, requestId?: string): ErrorWords {
  if (status === 404) return { kind: 'notFound' }
  return { kind: status === 503 ? 'unavailable' : 'failed', retryHref: portalPath(path), requestId }
}
