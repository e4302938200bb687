import type { FastifyInstance } from 'fastify'

/** API answers are data, never documents: a browser that opens one runs and frames nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer. Handlers of pages and media replace those that are too strict for them. */
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
