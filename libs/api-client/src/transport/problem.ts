import type { Problem } from '@atrio/contract'
import { ApiError } from '../api-error.ts'

const isProblem = (body: unknown): body is Partial<Problem> => typeof body === 'object' && body !== null

/** An answer that refuses, as an ApiError. Tolerates backends whose refusals have another shape. */
export function refusal(status: number, body: unknown, retryAfter?: string | null): ApiError {
  const problem = isProblem(body) ? body : {}
  const seconds = Number(retryAfter)
  return new ApiError(problem.title ?? `HTTP ${status}`, {
    kind: 'refused',
    status,
    code: typeof problem.code === 'string' ? problem.code : 'unknown',
    fields: Object.fromEntries((problem.errors ?? []).map(({ field, code }) => [field, code])),
    ...(problem.requestId && { requestId: problem.requestId }),
    ...(Number.isFinite(seconds) && seconds > 0 && { retryAfter: seconds }),
  })
}
