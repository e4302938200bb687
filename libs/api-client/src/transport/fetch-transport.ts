import { ApiError } from '../api-error.ts'
import type { BrowserTransportOptions } from './browser-transport.ts'
import { fileAnswer, jsonOf } from './file-answer.ts'
import { refusal } from './problem.ts'
import { queryString, type Transport } from './transport.ts'

/** Milliseconds; see docs/decisions/0003-time-outs.md. */
const defaultTimeouts = { read: 15_000, write: 30_000 }

/**
 * The browser's transport without axios, for pages with a small budget: uploads report no progress. It resolves,
 * refuses and fails as the other one does, and the same tests cover both.
 */
export function createFetchTransport({ bases, token, timeouts = defaultTimeouts }: BrowserTransportOptions): Transport {
  return async ({ client, provider, method, path, query, body, accept, idempotencyKey, signal }) => {
    const base = provider?.url ?? bases[client]
    if (base === undefined)
      throw new ApiError(`no ${client} server is configured`, { kind: 'refused', status: 404, code: 'not_found' })
    const bearer = provider?.publicKey ?? (client === 'card' ? null : token?.())
    const upload = body instanceof FormData
    // the browser sets a form's content type
    const asForm = upload || body instanceof URLSearchParams
    const limits = [
      ...(signal ? [signal] : []),
      ...(timeouts && !upload ? [AbortSignal.timeout(method === 'GET' ? timeouts.read : timeouts.write)] : []),
    ]
    const headers = {
      Accept: accept ?? 'application/json',
      ...(body !== undefined && !asForm && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    }
    const answer = await fetch(base + path + queryString(query), {
      method,
      headers,
      ...(body !== undefined && { body: asForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.any(limits),
    }).catch(() => undefined)
    const bytes = await answer?.arrayBuffer().catch(() => undefined)
    if (signal?.aborted) throw new ApiError('aborted', { kind: 'aborted' })
    if (!answer || !bytes) throw new ApiError('no response', { kind: 'no-response' })
    const data = jsonOf(bytes)
    if (!answer.ok) throw refusal(answer.status, data, answer.headers.get('retry-after'))
    if (accept) return fileAnswer(bytes, answer.headers.get('content-type'), accept)
    // an HTML page instead of JSON: a captive portal, or a host without an API at this address
    if (data === undefined && bytes.byteLength > 0)
      throw new ApiError('the answer is no JSON', { kind: 'refused', status: 502, code: 'malformed_answer' })
    return data
  }
}
