import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Requests that a process works on or keeps waiting: above a thousand buyers at once, each some 20 kB. */
const MAX_INSIDE = 4_000
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

/**
 * Bounds the requests that are inside of the server. Beyond, one is refused at once (503 with Retry-After): waiting, it
 * would only take memory until its client has given up. Balancers' questions are always answered. Must be called before
 * any route is added.
 */
export function admitRequests(app: FastifyInstance, most = MAX_INSIDE): void {
  let inside = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access === 'internal') return done()
    if (inside >= most) return done(new ProblemError('unavailable', undefined, RETRY_AFTER_S))
    inside++
    // also where the client goes away first
    finished(reply.raw, () => void inside--)
    done()
  })
}
