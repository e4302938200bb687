import type { FastifyInstance } from 'fastify'

/** Data is never a document: a browser that opens an answer of the API runs and frames nothing of it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer. Handlers of pages and media replace what is too strict for them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': DATA_POLICY,
      'x-request-id': request.id,
    })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}
