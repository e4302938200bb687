import { ApiError } from '@atrio/api-client'

/** Whether the server refused. A missing answer, a server error and a rate limit are no refusal: the session stays. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429
