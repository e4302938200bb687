import { ApiError } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'

/** Codes on their fields; where there are none, what happened in words. */
export function readRefusal(error: unknown, words: (error: unknown) => string): Refusal {
  const fields = error instanceof ApiError ? error.fields : {}
  return Object.keys(fields).length > 0 ? { fieldErrors: fields } : { message: words(error) }
}
