import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer whose bytes stand ready in every encoding that is asked for. */
export type ReadyAnswer = { etag: string; type: string; identity: Buffer; br: Buffer; gzip: Buffer }

/** @param etag quoted; must change whenever the text does */
export async function readyAnswer(text: string, etag: string, type: string): Promise<ReadyAnswer> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return { etag, type, identity, br, gzip: zipped }
}

const BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))(?=[\s,;]|$)/
const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))(?=[\s,;]|$)/

/** Sends the bytes in the best encoding that the client takes, or 304 when it has them. They are revalidated each time. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): FastifyReply {
  reply.headers({ etag: ready.etag, vary: vary(reply), 'cache-control': 'no-cache' })
  if (request.headers['if-none-match']?.includes(ready.etag)) return reply.code(304).send()
  reply.header('content-type', ready.type)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (BROTLI.test(accepted)) return reply.header('content-encoding', 'br').send(ready.br)
  if (GZIP.test(accepted)) return reply.header('content-encoding', 'gzip').send(ready.gzip)
  return reply.send(ready.identity)
}

const vary = (reply: FastifyReply) => {
  const given = reply.getHeader('vary')
  return given ? `${given}, Accept-Encoding` : 'Accept-Encoding'
}
