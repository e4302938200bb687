import { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * One line per request, logged when it is done, without personal data: no address, query, body, header or path value.
 */
export const requestLog = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })

export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: { req: () => ({}), res: () => ({}) },
})

/** Logs the route's pattern instead of its path, since paths contain ids of people. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions
    const line = {
      method: request.method,
      route: url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (config.access === 'internal') request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
