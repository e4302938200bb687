/** The three servers of document 2: the main API, the BFF, and the card tokeniser, which is a client of its own. */
export type ApiClient = 'main' | 'bff' | 'card'

export type Provider = { url: string; publicKey: string }

export type QueryValue = string | number | boolean | undefined

export type ApiRequest = {
  client: ApiClient
  /** A payment provider's own server in the client's place, asked by its public key: no token of the person goes there. */
  provider?: Provider
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the client's base, with a leading slash. */
  path: string
  query?: Record<string, QueryValue>
  body?: unknown
  /** Media type of a file that is asked for; the answer is a Blob then. Without it the answer is JSON. */
  accept?: string
  /** Every write that costs something carries one; the same key is sent with each retry. */
  idempotencyKey?: string
  /** How much of an upload has left, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** Carries a request and gives the parsed body; rejects with an ApiError and nothing else. */
export type Transport = (request: ApiRequest) => Promise<unknown>

/** The query string of a request, without the fields that are undefined; empty where none is left. */
export function queryString(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.append(name, String(value))
  const text = params.toString()
  return text && `?${text}`
}
