import { LogController } from 'fastify'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * One line per request, logged when it is done, without personal data: no address, query, body, header or path value.
 */
export const requestLog = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })

export const logger = (level: string): FastifyServerOptions['logger'] => ({
  level,
  base: null,
  serializers: { req: () => ({}), res: () => ({}) },
})

/** The code of the church that a request is about; undefined where there is none, or none that is known. */
export type ChurchOf = (request: FastifyRequest) => string | undefined

/** Logs the route's pattern instead of its path, since paths contain ids of people. */
export function logRequests(app: FastifyInstance, churchOf: ChurchOf): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions
    const line = {
      method: request.method,
      route: url,
      church: churchOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (config.access === 'internal') request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
