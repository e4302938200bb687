import { ApiError } from '../api-error.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const fieldsOf = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(errors) ? errors : []).flatMap((error) => {
      const [field, code] = isRecord(error) ? [textOf(error['field']), textOf(error['code'])] : []
      return field && code ? [[field, code]] : []
    }),
  )

/** Seconds, from a number or an HTTP date (RFC 9110, 10.2.3); undefined for other texts and past dates. */
function secondsOf(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/** The refused field in a payment provider's answer: `{ error: { code, param } }`. */
function fieldOfProvider(error: unknown): Record<string, string> {
  const [param, code] = isRecord(error) ? [textOf(error['param']), textOf(error['code'])] : []
  return param && code ? { [param]: code } : {}
}

/** Maps a refusing answer to an ApiError: problem+json (RFC 9457), or another backend's shape. */
export function refusal(status: number, body: unknown, retryAfter?: string | null): ApiError {
  const problem = isRecord(body) ? body : {}
  const requestId = textOf(problem['requestId'])
  const seconds = secondsOf(retryAfter)
  return new ApiError(textOf(problem['title']) ?? `HTTP ${status}`, {
    kind: 'refused',
    status,
    code: textOf(problem['code']) ?? 'unknown',
    fields: { ...fieldOfProvider(problem['error']), ...fieldsOf(problem['errors']) },
    ...(requestId && { requestId }),
    ...(seconds && { retryAfter: seconds }),
  })
}
