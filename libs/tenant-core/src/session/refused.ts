import { ApiError } from '@atrio/api-client'

/** The server said no. No answer, a fault of its own, and being asked to wait are no refusal: the session stays. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429
