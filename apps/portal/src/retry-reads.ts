import { ApiError } from '@atrio/api-client'

/** Reads are tried twice more where nothing came back or the server was down; never a refusal. */
export const retryReads = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && error.retryable
