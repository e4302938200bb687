import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Concurrent requests of a process, waiting ones included: room for a thousand buyers at once, each some 20 kB. */
const MAX_CONCURRENT_REQUESTS = 4_000
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

/**
 * Bounds the concurrent requests of the server. Beyond the limit a request is refused at once (503 with Retry-After):
 * queued, it would only take memory until its client gives up. Health checks are always answered. Must be called before
 * any route is added.
 */
export function admitRequests(app: FastifyInstance, most = MAX_CONCURRENT_REQUESTS): void {
  let inside = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access === 'internal') return done()
    if (inside >= most) return done(new ProblemError('unavailable', undefined, RETRY_AFTER_S))
    inside++
    // also emitted when the client disconnects first
    finished(reply.raw, () => void inside--)
    done()
  })
}
