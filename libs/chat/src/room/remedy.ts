import { ApiError } from '@atrio/api-client'

/**
 * What to do when joining fails: `absent`, `password` and `failed` stay until the person acts; `reconnect` needs
 * another connection, `renew` another pass, `again` only time.
 */
export type Remedy = 'absent' | 'password' | 'failed' | 'reconnect' | 'renew' | 'again'

export function remedyOf(error: unknown): Remedy {
  if (!(error instanceof ApiError)) return 'again'
  const { kind, code, status, retryAfter } = error
  if (status === 404 || code === 'not_found') return 'absent'
  if (code === 'password_change_required') return 'password'
  if (code === 'conflict') return 'reconnect'
  if (code === 'chat_token_expired' || code === 'unauthorized') return 'renew'
  return kind === 'refused' && !retryAfter && status < 500 && code !== 'unavailable' ? 'failed' : 'again'
}
