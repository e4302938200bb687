import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readyBytes, sendBytes } from '../http/ready-bytes.ts'
import { unlisted } from './unlisted.ts'

/**
 * `/embed.js`, which other sites include. Clients revalidate it after an hour; with its own version in the query
 * (`?v=…`, the start of its hash, sent as the header `x-atrio-version`) it is immutable.
 */
export async function serveLoader(app: FastifyInstance, dist: string): Promise<void> {
  const text = readFileSync(path.join(dist, 'loader/embed.js'), 'utf8')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const etag = `"${version}"`
  const bytes = await readyBytes(text)
  app.get<{ Querystring: { v?: string } }>('/embed.js', unlisted, (request, reply) => {
    reply.headers({
      'cache-control': request.query.v === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
      'x-atrio-version': version,
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendBytes(request, reply.type('text/javascript; charset=utf-8'), bytes)
  })
}
