import type { FastifyInstance } from 'fastify'
import { addressGroup } from './address-group.ts'
import { churchShare } from './church-share.ts'
import type { ChurchOf } from './logging.ts'
import { ProblemError } from './problem.ts'

/** Concurrent requests of a process, waiting ones included: room for a thousand buyers at once, each some 20 kB. */
const MAX_CONCURRENT_REQUESTS = 4_000
/** Concurrent forms with files, whose bytes are kept until they are stored: each up to some 10 MB. */
const MAX_CONCURRENT_UPLOADS = 128
/** Of them those of one address: an upload may go on for 15 minutes, and some routes take one of anybody. */
const MAX_UPLOADS_OF_ADDRESS = 16
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

type Places = { requests?: number; uploads?: number; uploadsOfAddress?: number }
type Leave = () => void

/**
 * Bounds the concurrent requests of the server, and the uploads among them. Beyond the limit, or beyond the share of its
 * church or address, a request is refused at once (503 with Retry-After): queued, it would only take memory until its client
 * gives up. Health checks are always answered. Must be called before any route is added.
 */
export function admitRequests(app: FastifyInstance, churchOf: ChurchOf, most: Places = {}): void {
  const requests = churchShare(most.requests ?? MAX_CONCURRENT_REQUESTS)
  const uploads = churchShare(most.uploads ?? MAX_CONCURRENT_UPLOADS)
  const uploadsOf = placesOfEach(most.uploadsOfAddress ?? MAX_UPLOADS_OF_ADDRESS)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.access === 'internal') return done()
    const church = churchOf(request)
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '')
    const leave = isUpload
      ? enterAll(
          () => uploadsOf(addressGroup(request.ip)),
          () => uploads.enter(church),
          () => requests.enter(church),
        )
      : requests.enter(church)
    if (!leave) return done(new ProblemError('unavailable', undefined, RETRY_AFTER_S))
    // also emitted when the client disconnects first; stream.finished costs seven listeners more
    reply.raw.once('close', leave)
    done()
  })
}

/** Takes one of so many places that each name has. */
function placesOfEach(most: number): (name: string) => Leave | undefined {
  const taken = new Map<string, number>()
  return (name) => {
    const held = taken.get(name) ?? 0
    if (held >= most) return undefined
    taken.set(name, held + 1)
    return () => {
      const left = (taken.get(name) ?? 0) - 1
      if (left > 0) taken.set(name, left)
      else taken.delete(name)
    }
  }
}

/** All places, or none of them. */
function enterAll(...entries: (() => Leave | undefined)[]): Leave | undefined {
  const leaves: Leave[] = []
  const leaveAll = () => leaves.forEach((leave) => leave())
  for (const enter of entries) {
    const leave = enter()
    if (!leave) return void leaveAll()
    leaves.push(leave)
  }
  return leaveAll
}
