import type { FastifyReply, FastifyRequest } from 'fastify'
import { readyBytes, sendBytes, type ReadyBytes } from './ready-bytes.ts'

/** An answer whose bytes are already encoded in every supported encoding. */
export type ReadyAnswer = { etag: string; type: string; bytes: ReadyBytes }

/** @param etag quoted; must change whenever the text does */
export const readyAnswer = async (text: string, etag: string, type: string): Promise<ReadyAnswer> => ({
  etag,
  type,
  bytes: await readyBytes(text),
})

/**
 * Sends the bytes in the best encoding that the client accepts, or 304 when its copy is current. Clients revalidate
 * each time.
 * @param keepWhile see SendOptions
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
  keepWhile: () => boolean,
): FastifyReply {
  reply.headers({ etag: ready.etag, vary: vary(reply), 'cache-control': 'no-cache' })
  if (request.headers['if-none-match']?.includes(ready.etag)) return reply.code(304).send()
  reply.header('content-type', ready.type)
  return sendBytes(request, reply, ready.bytes, { keepWhile })
}

const vary = (reply: FastifyReply) => {
  const given = reply.getHeader('vary')
  return given ? `${given}, Accept-Encoding` : 'Accept-Encoding'
}
