import axios from 'axios'
import { ApiError } from '../api-error.ts'
import type { BrowserTransportOptions } from './browser-transport.ts'
import { fileAnswer, jsonOf } from './file-answer.ts'
import { refusal } from './problem.ts'
import { queryString, type ApiRequest } from './transport.ts'

/** Milliseconds. The specification has none (0); this is a recorded deviation, see docs/decisions/0003-time-outs.md. */
const defaultTimeouts = { read: 15_000, write: 30_000 }

export async function send(options: BrowserTransportOptions, request: ApiRequest): Promise<unknown> {
  const base = request.provider?.url ?? options.bases[request.client]
  if (base === undefined)
    throw new ApiError(`no ${request.client} server is configured`, { kind: 'refused', status: 404, code: 'not_found' })
  const token = request.provider?.publicKey ?? (request.client === 'card' ? null : (options.token?.() ?? null))
  const timeouts = options.timeouts ?? defaultTimeouts
  const upload = request.body instanceof FormData
  try {
    const { data, headers } = await axios.request<unknown>({
      url: base + request.path + queryString(request.query),
      method: request.method,
      data: request.body,
      // none for uploads: their duration depends on the person's connection, not on the server
      timeout: !timeouts || upload ? 0 : request.method === 'GET' ? timeouts.read : timeouts.write,
      ...(request.signal && { signal: request.signal }),
      ...(request.accept && { responseType: 'arraybuffer' }),
      ...(request.onProgress && {
        onUploadProgress: ({ progress }: { progress?: number }) =>
          progress !== undefined && request.onProgress?.(progress),
      }),
      headers: {
        Accept: request.accept ?? 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
      },
    })
    if (request.accept) return fileAnswer(data as ArrayBuffer, headers['content-type'] as string, request.accept)
    // an HTML page instead of JSON: a captive portal, or a host without an API at this address
    if (typeof data === 'string' && data !== '')
      throw new ApiError('the answer is no JSON', { kind: 'refused', status: 502, code: 'malformed_answer' })
    return data
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (axios.isCancel(error)) throw new ApiError('aborted', { kind: 'aborted' })
    const answer = axios.isAxiosError(error) ? error.response : undefined
    // a failure with a success status is an answer that broke off midway
    if (!answer || answer.status < 300) throw new ApiError('no response', { kind: 'no-response' })
    const { status, data, headers } = answer
    const said = request.accept ? jsonOf(data as ArrayBuffer) : data
    throw refusal(status, said, headers['retry-after'] as string | undefined)
  }
}
