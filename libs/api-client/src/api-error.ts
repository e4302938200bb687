/**
 * How a call failed. `no-response`: no answer arrived (offline, reset, time-out). `refused`: an answer with a status.
 */
export type ApiErrorKind = 'no-response' | 'refused' | 'aborted'

export type ApiErrorDetails = {
  kind: ApiErrorKind
  /** HTTP status; 0 without an answer. */
  status?: number
  /** Code of the refusal, ours or the specification's (EVT_REG_014). `unknown` when the server sends none. */
  code?: string
  /** Message per form field, under the names that the form uses. */
  fields?: Record<string, string>
  requestId?: string
  /** Seconds that the server asks to wait (429, 503). */
  retryAfter?: number
}

/** Every failed call. Its message is for developers and never shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, details: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.kind = details.kind
    this.status = details.status ?? 0
    this.code = details.code ?? 'unknown'
    this.fields = details.fields ?? {}
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
  }

  /** The same failure with its fields renamed. */
  withFields(fields: Record<string, string>): ApiError {
    const { kind, status, code, requestId, retryAfter } = this
    return new ApiError(this.message, {
      kind,
      status,
      code,
      fields,
      ...(requestId && { requestId }),
      ...(retryAfter && { retryAfter }),
    })
  }

  /** Whether a read may be retried: no answer arrived, or the server reports a fault of its own. */
  get retryable(): boolean {
    return this.kind === 'no-response' || this.status >= 502
  }
}

/** A missing resource, in one shape: also for look-ups that answer "no" with the status 200. */
export const notFound = (what: string) =>
  new ApiError(`${what} not found`, { kind: 'refused', status: 404, code: 'not_found' })
