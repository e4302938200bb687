import type { FastifyInstance } from 'fastify'
import { type ChurchShare, churchShare } from './church-share.ts'
import type { ChurchOf } from './logging.ts'
import { ProblemError } from './problem.ts'

/** Concurrent requests of a process, waiting ones included: room for a thousand buyers at once, each some 20 kB. */
const MAX_CONCURRENT_REQUESTS = 4_000
/** Concurrent forms with files, whose bytes are kept until they are stored: each up to some 10 MB. */
const MAX_CONCURRENT_UPLOADS = 128
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

type Places = { requests?: number; uploads?: number }

/**
 * Bounds the concurrent requests of the server, and the uploads among them. Beyond the limit, or beyond the share of its
 * church, a request is refused at once (503 with Retry-After): queued, it would only take memory until its client gives
 * up. Health checks are always answered. Must be called before any route is added.
 */
export function admitRequests(app: FastifyInstance, churchOf: ChurchOf, most: Places = {}): void {
  const requests = churchShare(most.requests ?? MAX_CONCURRENT_REQUESTS)
  const uploads = churchShare(most.uploads ?? MAX_CONCURRENT_UPLOADS)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access === 'internal') return done()
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '')
    const leave = enterAll(isUpload ? [uploads, requests] : [requests], churchOf(request))
    if (!leave) return done(new ProblemError('unavailable', undefined, RETRY_AFTER_S))
    // also emitted when the client disconnects first; stream.finished costs seven listeners more
    reply.raw.once('close', leave)
    done()
  })
}

/** A place in each, or in none. */
function enterAll(shares: readonly ChurchShare[], church: string | undefined): (() => void) | undefined {
  const leaves: (() => void)[] = []
  const leaveAll = () => leaves.forEach((leave) => leave())
  for (const share of shares) {
    const leave = share.enter(church)
    if (!leave) return void leaveAll()
    leaves.push(leave)
  }
  return leaveAll
}
