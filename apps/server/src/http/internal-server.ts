import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'

export type InternalAnswer = { status: number; type?: string; body: string }
/** Answers a GET by its query. */
export type InternalRoute = (query: URLSearchParams) => Promise<InternalAnswer> | InternalAnswer

/** Far more than one proxy and a few scrapers hold open. */
const MAX_CONNECTIONS = 64
const REQUEST_MS = 10_000
const NOT_FOUND: InternalAnswer = { status: 404, body: 'not found\n' }
const FAILED: InternalAnswer = { status: 503, body: 'unavailable\n' }
/** Headers by which a proxy names the client that it speaks for. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Answers operators and the proxy in front on a port of its own: what the public proxy leads to can not reach it. Where
 * one was pointed here by mistake, its requests carry the headers of forwarding, and find nothing.
 */
export function internalServer(routes: ReadonlyMap<string, InternalRoute>, onError: (error: unknown) => void): Server {
  const answer = async (request: IncomingMessage): Promise<InternalAnswer> => {
    if (request.method !== 'GET' || FORWARDED.some((name) => request.headers[name] !== undefined)) return NOT_FOUND
    const url = request.url ?? ''
    const mark = url.indexOf('?')
    const route = routes.get(mark < 0 ? url : url.slice(0, mark))
    return route ? route(new URLSearchParams(mark < 0 ? '' : url.slice(mark))) : NOT_FOUND
  }
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
    answer(request)
      .catch((error: unknown) => {
        onError(error)
        return FAILED
      })
      .then(({ status, type = 'text/plain; charset=utf-8', body }) => {
        const head = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' }
        response.writeHead(status, head).end(body)
      })
      .catch(onError)
  })
  server.maxConnections = MAX_CONNECTIONS
  return server
}

/** Closes it without waiting for connections that are kept open. */
export async function closeInternalServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
