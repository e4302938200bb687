import { LogController } from 'fastify'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { isOfRendering } from './in-process.ts'
import type { RecordRequest } from './metrics/request-metrics.ts'

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

/**
 * Logs the route's pattern instead of its path, since paths contain ids of people.
 * @param record counts requests of visitors: what a page's rendering asks for is part of one
 */
export function logRequests(app: FastifyInstance, churchOf: ChurchOf, record?: RecordRequest): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unknown', config } = request.routeOptions
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    const church = churchOf(request)
    if (record && !isOfRendering(request)) record({ method, route: url, church, status, seconds: elapsedTime / 1_000 })
    const line = { method, route: url, church, status, milliseconds: Math.round(elapsedTime * 10) / 10 }
    if (config.access === 'internal') request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
