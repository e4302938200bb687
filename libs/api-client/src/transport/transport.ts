/** The three servers of document 2: the main API, the BFF, and the card tokeniser, a separate client. */
export type ApiClient = 'main' | 'bff' | 'card'

export type Provider = { url: string; publicKey: string }

export type QueryValue = string | number | boolean | undefined

export type ApiRequest = {
  client: ApiClient
  /**
   * A payment provider's own server instead of the client's, with its public key: the person's token is not sent there.
   */
  provider?: Provider
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the client's base, with a leading slash. */
  path: string
  query?: Record<string, QueryValue>
  body?: unknown
  /** Media type of a requested file; the answer is a Blob then. Without it the answer is JSON. */
  accept?: string
  /** Every write that costs something carries one; the same key is sent with each retry. */
  idempotencyKey?: string
  /** Share of an upload that is done, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** Sends a request and resolves with the parsed body; rejects with an ApiError only. */
export type Transport = (request: ApiRequest) => Promise<unknown>

/** The query string of a request without undefined fields; empty when none is left. */
export function queryString(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.append(name, String(value))
  const text = params.toString()
  return text && `?${text}`
}
