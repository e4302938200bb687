import { ApiError } from '@atrio/api-client'

/** The message of a refusal: a key of `errors`, with its values; undefined when the form has its own message. */
export type RefusalWords =
  | { key: 'waitSeconds' | 'waitMinutes' | 'waitHours'; count: number }
  | { key: 'credentials' | 'captcha' | 'noResponse' | 'wait' | 'unavailable' | 'picture' }

const WORDS: Record<string, RefusalWords> = {
  invalid_credentials: { key: 'credentials' },
  captcha_invalid: { key: 'captcha' },
  captcha_required: { key: 'captcha' },
  unsupported_media_type: { key: 'picture' },
}

/** How long to wait, in the largest unit that says it plainly; always rounded up. */
function waitOf(seconds: number | undefined): RefusalWords {
  if (seconds === undefined) return { key: 'wait' }
  if (seconds < 60) return { key: 'waitSeconds', count: seconds }
  if (seconds < 3600) return { key: 'waitMinutes', count: Math.ceil(seconds / 60) }
  return { key: 'waitHours', count: Math.ceil(seconds / 3600) }
}

export function refusalWords(error: unknown): RefusalWords | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'no-response') return { key: 'noResponse' }
  if (error.status === 429) return waitOf(error.retryAfter)
  if (error.status >= 500) return { key: 'unavailable' }
  return Object.hasOwn(WORDS, error.code) ? WORDS[error.code] : undefined
}

/** Fields of a refused form, under names and codes that the form shows. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'cpf_in_use') return { cpf: 'cpf_taken' }
  if (error.code === 'email_not_found') return { email: 'email_not_found' }
  if (error.code === 'wrong_password') return { currentPassword: 'wrong_password' }
  // the form's address fields are not nested
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, code]) => [field.replace(/^address\./, ''), code]),
  )
}
