import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { inRanges } from './client-address.ts'
import { isFramed } from './framed.ts'
import type { ChurchOf } from './logging.ts'
import type { RecordRequest } from './metrics/request-metrics.ts'
import type { ownHosts } from './own-host.ts'
import { type Body, encodingOf, type ReadyBytes } from './ready-bytes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    front: Front
  }
}

/** A cached answer with its head. */
type FrontAnswer = { head: string[]; body: Body; current: () => boolean; church: string | undefined }

type FrontOptions = {
  log: FastifyBaseLogger
  isDraining: () => boolean
  /** Whether answers to this Host header are kept. */
  isOwnHost: ReturnType<typeof ownHosts>
  /** Whether this sender's `X-Forwarded-…` headers count, so that answers may depend on them. */
  isTrustedProxy: ReturnType<typeof inRanges>
  churchOf: ChurchOf
  /** Absent where nobody asks for metrics. */
  record?: RecordRequest | undefined
}

/**
 * Kept at most; what nobody has asked for the longest leaves first. A name holds headers as they were sent, so made-up
 * cookies and languages can push out what is asked for less often than they are. That then goes the long way, which
 * answers with the bytes that its own cache has, under the language that was chosen and no header: nothing is rendered again.
 */
const MAX_ANSWERS = 2_000
/** Bytes of their bodies: an answer keeps its body in memory, also after the page cache has dropped the page. */
const MAX_BYTES = 32 * 1024 * 1024
/** Longer keys belong to no ordinary request, and would take too much memory. */
const MAX_KEY_LENGTH = 600

/** Headers that belong to one request alone, or to one encoding. */
const OWN = new Set(['x-request-id', 'content-encoding', 'content-length', 'date', 'connection'])

/**
 * Ready answers, sent before the framework is asked: the public pages and start-ups that most people fetch. What the
 * framework once answered to a request goes out again to every request that reads the same in all that the answer
 * depends on, as long as `current` says so. Everything unusual (other origins, frames, revalidation, other methods, a
 * proxy's headers from a sender that is not trusted) goes the long way.
 */
export class Front {
  #answers = new LRUCache<string, FrontAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, name) => body.length + name.length,
  })
  #isDraining: () => boolean = () => false
  #log: FastifyBaseLogger | undefined
  #isOwnHost: ReturnType<typeof ownHosts> = () => false
  #isTrustedProxy: ReturnType<typeof inRanges> = () => false
  #churchOf: ChurchOf = () => undefined
  #record: RecordRequest | undefined

  /** Makes the server; given to Fastify as its serverFactory. */
  serverFor(handler: RequestListener, options: { keepAliveTimeout: number }): Server {
    return createServer(options, (request, response) => {
      if (!this.#serve(request, response)) handler(request, response)
    })
  }

  attach({ log, isDraining, isOwnHost, isTrustedProxy, churchOf, record }: FrontOptions): void {
    this.#log = log
    this.#isOwnHost = isOwnHost
    this.#isTrustedProxy = isTrustedProxy
    this.#churchOf = churchOf
    this.#isDraining = isDraining
    this.#record = record
  }

  /** Keeps what is about to be sent with 200, for requests like this one. */
  keep(request: FastifyRequest, reply: FastifyReply, bytes: ReadyBytes, current: () => boolean): void {
    const name = this.#nameOf(request.raw)
    if (name === null || !this.#isOwnHost(request.host, request.socket.localPort)) return
    const { encoding, body } = encodingOf(bytes, request.headers['accept-encoding'])
    const head = [
      ...Object.entries(reply.getHeaders()).flatMap(([header, value]) =>
        OWN.has(header) ? [] : [header, String(value)],
      ),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ]
    this.#answers.set(name, { head, body, current, church: this.#churchOf(request) })
  }

  #serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isDraining()) return false
    const began = this.#record ? performance.now() : 0
    const name = this.#nameOf(request)
    const answer = name === null ? undefined : this.#answers.get(name)
    if (!answer || name === null) return false
    if (!answer.current()) {
      this.#answers.delete(name)
      return false
    }
    response.writeHead(200, answer.head)
    response.end(answer.body, 'latin1')
    const { church } = answer
    this.#log?.info({ method: 'GET', route: 'front', church, status: 200 }, 'request')
    this.#record?.({ method: 'GET', route: 'front', church, status: 200, seconds: (performance.now() - began) / 1_000 })
    return true
  }

  /** All that a ready answer may depend on; null for what is to go the long way. */
  #nameOf({ method, url, headers, socket }: IncomingMessage): string | null {
    if (method !== 'GET' || headers.origin !== undefined || headers['if-none-match'] !== undefined) return null
    if (headers.authorization !== undefined || isFramed(headers)) return null
    const { host, cookie, 'accept-language': languages, 'accept-encoding': encodings } = headers
    const { 'x-forwarded-host': outerHost, 'x-forwarded-proto': scheme } = headers
    const isForwarded = outerHost !== undefined || scheme !== undefined
    // from others these headers mean nothing: one name would stand for two answers
    if (isForwarded && !this.#isTrustedProxy(socket.remoteAddress ?? '')) return null
    // not joined by a character that a header may hold: two requests would read the same
    const name = JSON.stringify([host, url, languages, encodings, cookie, outerHost, scheme])
    return name.length > MAX_KEY_LENGTH ? null : name
  }
}
