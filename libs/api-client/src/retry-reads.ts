import { ApiError } from './api-error.ts'

/** Reads are retried twice when no answer arrived or the server was down; never a refusal, and never without network. */
export const retryReads = (failures: number, error: Error) =>
  failures < 2 && navigator.onLine && error instanceof ApiError && error.retryable
