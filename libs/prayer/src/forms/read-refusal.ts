import { ApiError } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'

/** Error codes by field; without any, a message for the whole form. */
export function readRefusal(error: unknown, words: (error: unknown) => string): Refusal {
  const fields = error instanceof ApiError ? error.fields : {}
  return Object.keys(fields).length > 0 ? { fieldErrors: fields } : { message: words(error) }
}
