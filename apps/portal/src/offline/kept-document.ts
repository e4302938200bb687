/** Headers of a kept copy: when it was stored, by this device's clock in milliseconds, and for which audience. */
const STORED_AT = 'atrio-stored-at'
const AUDIENCE = 'atrio-audience'

/**
 * Milliseconds for which home's copy is shown before the network has answered: as long as the server itself sends a
 * stale page. What a church shows for longer than that on its home is mostly another one by then.
 */
export const MAX_AGE_MS = 24 * 3_600_000

/** Scripts that a document of the server starts with. */
const SCRIPT = /<link rel="modulepreload" href="([^"]+)">/g
export const scriptsOf = (html: string): string[] => [...html.matchAll(SCRIPT)].flatMap(([, file]) => file ?? [])

/**
 * A document to keep: it says on its first element since when it is kept, so that its page knows its data's age.
 * @param audience whom it may be shown to without asking the network; null for nobody
 */
export function documentToKeep(html: string, { headers, status }: Response, audience: string | null): Response {
  const now = String(Date.now())
  const kept = new Headers(headers)
  // the text is decoded, and longer
  kept.delete('content-encoding')
  kept.delete('content-length')
  kept.set(STORED_AT, now)
  if (audience !== null) kept.set(AUDIENCE, audience)
  return new Response(html.replace('<html', `<html data-kept="${now}"`), { status, headers: kept })
}

/** What its page finds in `data-kept`. */
export const keptAt = ({ headers }: Response): string => headers.get(STORED_AT) ?? ''

/** Whether a kept document may be shown at once. */
export function isReady(copy: Response, audience: string | null, now: number): boolean {
  // a clock that was set back says nothing of its age
  const age = now - Number(keptAt(copy))
  return audience !== null && copy.headers.get(AUDIENCE) === audience && age >= 0 && age <= MAX_AGE_MS
}

/** Whether an answer is only for now: a server that is busy, a gateway without one, or a stale page in an outage. */
export const isPassing = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  headers.has('retry-after') ||
  status === 502 ||
  status === 504 ||
  (status === 200 && /no-store/.test(headers.get('cache-control') ?? ''))
