import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { notFound } from '../../http/problem.ts'
import type { Part } from '../../platform/media/file-storage.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'

/**
 * The byte range of a Range header (RFC 9110 section 14), both ends inclusive; undefined for the whole file, which is a
 * valid answer to other units and to several ranges; `unsatisfiable` outside the file.
 */
export function rangeOf(header: string | undefined, size: number): Part | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(size - Number(last), 0)
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < from) return undefined
  return from > to || (!first && Number(last) === 0) ? 'unsatisfiable' : { from, to }
}

/**
 * Sends a file, or the requested range of it: without ranges a player can't seek.
 * @throws ProblemError `not_found` without such a file
 */
export async function sendRange(
  reply: FastifyReply,
  media: Pick<MediaStore, 'size' | 'stream'>,
  url: string,
): Promise<FastifyReply> {
  const size = await media.size(url)
  if (size === undefined) throw notFound()
  reply.header('accept-ranges', 'bytes')
  const part = rangeOf(reply.request.headers.range, size)
  if (part === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  // an answer to HEAD would read all of it
  const body = reply.request.method === 'HEAD' ? Readable.from([]) : await media.stream(url, part)
  const { from, to } = part ?? { from: 0, to: size - 1 }
  if (part) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
  reply.header('content-length', to - from + 1)
  return reply.send(body)
}
