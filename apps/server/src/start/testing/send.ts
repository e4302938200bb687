import http from 'node:http'

export type Sent = { path: string; host?: string; headers?: Record<string, string>; body?: object }

const TIMEOUT_MS = 15_000

export type Send = (port: number, sent: Sent) => Promise<{ status: number; body: string }>

/**
 * A request on a connection of its own: POST with a body, else GET.
 * @returns status 0 where no complete answer came
 */
export const send: Send = (port, { path, host = 'localhost', headers = {}, body }) =>
  new Promise((resolve) => {
    const lost = (error: Error) => resolve({ status: 0, body: error.message })
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: { host, ...headers, ...(body && { 'content-type': 'application/json' }) },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    const request = http.request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('error', lost)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
    })
    request.once('error', lost).end(body && JSON.stringify(body))
  })
