import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes as Node writes them fastest. */
export type Body = string | Buffer
/** A body in the encodings that clients accept. */
export type ReadyBytes = { identity: Body } & Partial<Record<Encoding, Body>>

/** Up to 16 kB, its head included, Node writes a string without a copy on the heap. */
const MAX_STRING = 14 * 1024

/**
 * A small body is a string of one character per byte, which Node writes together with its head: that costs a tenth less of a small
 * answer. A large one is a Buffer, which is not copied for each answer.
 */
const bodyOf = (bytes: Buffer): Body => (bytes.length > MAX_STRING ? bytes : bytes.toString('latin1'))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Brotli quality 10: the home page's 83 kB take about 28 ms of a worker thread, once in half a minute, and are 8 %
 * smaller than at quality 9; quality 11 takes three times as long for 1 % more.
 */
export async function readyBytes(text: string): Promise<ReadyBytes> {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })])
  return { br: bodyOf(br), gzip: bodyOf(zipped), identity: bodyOf(identity) }
}

/**
 * The body for a single request, at the fastest brotli level: 0.9 ms for the home page instead of 34, and a fifth more
 * bytes.
 */
export async function bytesForOne(text: string, encoding: Encoding): Promise<ReadyBytes> {
  const identity = Buffer.from(text)
  const bytes: ReadyBytes = { identity: bodyOf(identity) }
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
    bytes.br = bodyOf(await brotli(identity, { params }))
  }
  if (encoding === 'gzip') bytes.gzip = bodyOf(await zip(identity, { level: 1 }))
  return bytes
}

/** The encoding that the client prefers among those that were made. */
export function encodingOf(bytes: ReadyBytes, accept: string | undefined): { encoding: Encoding; body: Body } {
  const encoding = acceptedEncoding(accept)
  const body = bytes[encoding]
  return body === undefined ? { encoding: 'identity', body: bytes.identity } : { encoding, body }
}

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

/** The encoding that the client prefers; among equals, the smallest. */
export const acceptedEncoding = (accept: string | undefined): Encoding =>
  accept ? ((negotiate(accept, ENCODINGS) as Encoding | null) ?? 'identity') : 'identity'

export type SendOptions = {
  status?: number
  /**
   * While this returns true, the same bytes answer similar requests before the framework runs. Only for public answers:
   * never for one that depends on a person or a secret.
   */
  keepWhile?: () => boolean
}

/** Sends encoded bytes past Fastify's serialisation, with the headers set on the reply. Later hooks still run. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: ReadyBytes,
  { status = 200, keepWhile }: SendOptions = {},
): FastifyReply {
  if (keepWhile) request.server.front.keep(request, reply, bytes, keepWhile)
  const { encoding, body } = encodingOf(bytes, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-length', body.length)
  reply.hijack()
  reply.raw.writeHead(status, reply.getHeaders() as Record<string, string>)
  reply.raw.end(body, 'latin1')
  return reply
}
