import http from 'node:http'
import type { Problem } from '@atrio/contract'

export type Asked = {
  method?: string
  url: string
  host?: string
  headers?: Record<string, string>
  body?: object | string
}
/** `status` 0: no complete answer. */
export type Answered = { status: number; ms: number; body: string }

/** Milliseconds after which a request counts as unanswered. */
const ANSWER_TIMEOUT_MS = 60_000

/** One client of a server, with a connection and address of its own (forwarded by a trusted proxy). */
export function client(port: number, address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  return {
    ask({ method = 'GET', url, host = 'demo.localhost', headers, body }: Asked): Promise<Answered> {
      const begun = performance.now()
      const text = typeof body === 'object' ? JSON.stringify(body) : body
      const own = {
        host,
        'x-forwarded-for': address,
        'accept-encoding': 'br',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
      }
      return new Promise((resolve) => {
        const end = (status: number, body: string) => resolve({ status, ms: performance.now() - begun, body })
        const request = http.request(
          {
            agent,
            host: '127.0.0.1',
            port,
            path: url,
            method,
            headers: { ...own, ...headers },
            timeout: ANSWER_TIMEOUT_MS,
          },
          (answer) => {
            let received = ''
            answer.setEncoding('utf8').on('data', (part: string) => (received += part))
            answer.once('error', () => end(0, ''))
            answer.once('end', () => end(answer.statusCode ?? 0, received))
          },
        )
        request.once('timeout', () => request.destroy())
        // the server may close the connection after refusing the body
        request.once('error', () => end(0, '')).end(text)
      })
    },
    close: () => agent.destroy(),
  }
}
export type Client = ReturnType<typeof client>

/** `200`, `409 unpaid_limit`, or `0` for no answer. */
export function outcomeOf({ status, body }: Answered): string {
  if (status < 400) return String(status)
  try {
    return `${status} ${(JSON.parse(body) as Problem).code}`
  } catch {
    return String(status)
  }
}
