import { ApiError } from '@atrio/api-client'

/** Why a write failed, where it helps to say: a key of `refused`. */
export type RefusalWords = { key: 'wait'; minutes: number } | { key: 'noResponse' | 'gone' | 'failed' }

/** Seconds, used when the server does not say how long to wait. */
const DEFAULT_WAIT = 60

export function refusalWords(error: unknown): RefusalWords {
  if (!(error instanceof ApiError)) return { key: 'failed' }
  if (error.kind === 'no-response') return { key: 'noResponse' }
  if (error.status === 429) return { key: 'wait', minutes: Math.ceil((error.retryAfter ?? DEFAULT_WAIT) / 60) }
  return { key: error.status === 404 ? 'gone' : 'failed' }
}
