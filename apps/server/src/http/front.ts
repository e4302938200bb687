import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { isFramed } from './framed.ts'
import { acceptedEncoding, type ReadyBytes } from './ready-bytes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    front: Front
  }
}

/** An answer that stands ready, with the head that goes before its bytes. */
type FrontAnswer = { head: string[]; body: string; current: () => boolean }

/** Kept at most; the oldest leave first. */
const MOST = 2_000
/** Longer names are nobody's ordinary request, and would make the memory large. */
const LONGEST = 600

/** Headers that belong to one request alone, or to one encoding. */
const OWN = new Set(['x-request-id', 'content-encoding', 'content-length', 'date', 'connection'])

/**
 * Ready answers, sent before the framework is asked: the public pages and start-ups that most people fetch. What the
 * framework once answered to a request goes out again to every request that reads the same in all that the answer
 * depends on, as long as `current` says so. Everything unusual (other origins, frames, proxies' headers, revalidation, other
 * methods) goes the long way.
 */
export class Front {
  #answers = new Map<string, FrontAnswer>()
  #isDraining: () => boolean = () => false
  #log: FastifyBaseLogger | undefined

  /** Makes the server; given to Fastify as its serverFactory. */
  serverFor(handler: RequestListener, timeouts: { keepAliveTimeout: number; requestTimeout: number }): Server {
    const server = createServer((request, response) => {
      if (!this.#serve(request, response)) handler(request, response)
    })
    return Object.assign(server, timeouts)
  }

  attach({ log, isDraining }: { log: FastifyBaseLogger; isDraining: () => boolean }): void {
    this.#log = log
    this.#isDraining = isDraining
  }

  /** Keeps what is about to be sent with 200, for requests like this one. */
  keep(request: FastifyRequest, reply: FastifyReply, bytes: ReadyBytes, current: () => boolean): void {
    const name = nameOf(request.raw)
    if (name === null) return
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = bytes[encoding]
    const head = [
      ...Object.entries(reply.getHeaders()).flatMap(([header, value]) =>
        OWN.has(header) ? [] : [header, String(value)],
      ),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(body.length)],
    ]
    this.#answers.set(name, { head, body, current })
    if (this.#answers.size > MOST) this.#answers.delete(this.#answers.keys().next().value ?? name)
  }

  #serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isDraining()) return false
    const name = nameOf(request)
    const answer = name === null ? undefined : this.#answers.get(name)
    if (!answer || name === null) return false
    if (!answer.current()) {
      this.#answers.delete(name)
      return false
    }
    response.writeHead(200, answer.head)
    response.end(answer.body, 'latin1')
    this.#log?.info({ method: 'GET', route: 'front', status: 200 }, 'request')
    return true
  }
}

/** All that a ready answer may depend on; null for what is to go the long way. */
function nameOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.origin !== undefined || headers['if-none-match'] !== undefined) return null
  if (headers['x-forwarded-host'] !== undefined || headers['x-forwarded-proto'] !== undefined) return null
  if (headers.authorization !== undefined || isFramed(headers)) return null
  const name = `${headers.host} ${url} ${headers['accept-language']} ${headers['accept-encoding']} ${headers.cookie}`
  return name.length > LONGEST ? null : name
}
