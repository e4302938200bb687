import { ApiError } from '@atrio/api-client'

/** Why a write failed, where it helps to say: a key of `refused`. */
type RefusalKey = 'noResponse' | 'gone' | 'failed'

export function refusalKey(error: unknown): RefusalKey {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.kind === 'no-response') return 'noResponse'
  return error.status === 404 ? 'gone' : 'failed'
}
