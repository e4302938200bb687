import { GENERIC_ERROR_KEY } from '@atrio/tenant-core'

export type ErrorKind = 'notFound' | 'generic' | 'unavailable' | 'inactive' | 'unknownChurch'

/** What an error page says. `message` is text of unknown origin: shown as such, never as our own words. */
export type ErrorWords = { kind: ErrorKind; message?: string; retryHref?: string }

const MESSAGE_LIMIT = 200
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu

/** A path of this portal, or nothing: a link on an error page must not lead elsewhere. */
export function portalPath(text: string | null): string | undefined {
  if (!text?.startsWith('/')) return undefined
  const base = 'https://portal.invalid'
  const url = URL.parse(text, base)
  if (url?.origin !== base || url.pathname.startsWith('//') || url.pathname === '/error') return undefined
  return url.pathname + url.search
}

/** The words for a status, or for the `message` and `from` of `/error` (document 1 section 8). */
export function errorOf({
  status,
  pathname,
  search,
}: {
  status: number
  pathname: string
  search: string
}): ErrorWords {
  const query = new URLSearchParams(pathname === '/error' ? search : '')
  const text = query.get('message')?.replace(UNSEEN, ' ').trim()
  if (text) {
    const message = text === GENERIC_ERROR_KEY ? undefined : [...text].slice(0, MESSAGE_LIMIT).join('')
    return { kind: 'generic', message, retryHref: portalPath(query.get('from')) }
  }
  if (status === 404) return { kind: 'notFound' }
  return { kind: status === 503 ? 'unavailable' : 'generic', retryHref: portalPath(pathname + search) }
}
