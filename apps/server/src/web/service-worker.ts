import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readyBytes, sendBytes } from '../http/ready-bytes.ts'
import { unlisted } from './unlisted.ts'

/** A worker is subject to its own answer's policy: it connects to this host only. */
const POLICY = `default-src 'none'; connect-src 'self'`

/** `/service-worker.js`: browsers revalidate it at each visit; it changes only with a new build of the portal. */
export async function serveWorker(app: FastifyInstance, client: string): Promise<void> {
  const text = readFileSync(path.join(client, 'service-worker.js'), 'utf8')
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const bytes = await readyBytes(text)
  app.get('/service-worker.js', unlisted, (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendBytes(request, reply.type('text/javascript; charset=utf-8'), bytes)
  })
}
