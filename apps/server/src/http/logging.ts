import { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** One line for a request, when it is done, and no personal data in it: no address, query, body, header or path value. */
export const quiet = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })

export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: { req: () => ({}), res: () => ({}) },
})

/** Logs the route's pattern instead of its path: ids of people stand in paths. */
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
