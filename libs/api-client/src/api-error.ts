/** Where a failed call got to. `no-response`: nothing came back (offline, reset, time-out). `refused`: an answer with a status. */
export type ApiErrorKind = 'no-response' | 'refused' | 'aborted'

export type ApiErrorDetails = {
  kind: ApiErrorKind
  /** HTTP status; 0 where there was no answer. */
  status?: number
  /** Code of the refusal, ours or the specification's (EVT_REG_014). `unknown` where the server gave none. */
  code?: string
  /** Message per form field, under the names that the form uses. */
  fields?: Record<string, string>
  requestId?: string
  /** Seconds that the server asks to wait (429, 503). */
  retryAfter?: number
}

/** Every failed call, until it reaches the one place that shows it. Its message is for developers, never shown. */
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

  /** The same failure, with its fields under other names. */
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

  /** A read may be tried again: nothing came back, or the server says that the fault is its own. */
  get retryable(): boolean {
    return this.kind === 'no-response' || this.status >= 502
  }
}

/** What is missing looks the same everywhere: a lookup whose answer says "no" although its status was 200. */
export const notFound = (what: string) =>
  new ApiError(`${what} not found`, { kind: 'refused', status: 404, code: 'not_found' })
