import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerLate } from './error-answers.ts'
import { pendingReads } from './open-connections.ts'

export type ArrivalLimits = {
  /** Milliseconds for the headers of a request, and for all of it; an upload has to go on within as many. */
  requestMs: number
  /** Milliseconds for an upload, however steadily it comes. */
  uploadMs: number
  /** Bytes a second that have to come of an upload, on average since it began. */
  uploadBytesPerSecond: number
}

/** The largest forms are of 5 MB: in 15 minutes they come at 6 kB a second, as over the slowest mobile networks. */
export const ARRIVAL_LIMITS: ArrivalLimits = { requestMs: 30_000, uploadMs: 900_000, uploadBytesPerSecond: 4_000 }

/** Bodies on their way, with whether they may take long. Requests made in process have none. */
const arriving = new WeakMap<IncomingMessage, { mayTakeLong: boolean }>()

/**
 * Bounds how long requests take to arrive. Node's own limit is one for all requests of a server: it ends uploads, and
 * each other body has a timer here. Beyond their limits, requests are answered with 408 and their connections closed.
 */
export function limitArrival(server: Server, limits: ArrivalLimits): Server {
  // both, as Node swaps them when the first is the longer one
  Object.assign(server, { headersTimeout: limits.requestMs, requestTimeout: limits.uploadMs })
  // before the listener that handles the request, which may allow it to take long
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) followBody(request, response, limits)
  })
  // Node's own answer would let the connection stay open for the body
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    response.writeHead(417, { connection: 'close' }).end(),
  )
  return server
}

/** Lets a body take as long as an upload may, until its request is answered: what comes then is not read. */
export function allowSlowBody(request: IncomingMessage): void {
  const body = arriving.get(request)
  if (body) body.mayTakeLong = true
}

const hasBody = ({ headers: { 'content-length': length = '0', 'transfer-encoding': encoding } }: IncomingMessage) =>
  length !== '0' || encoding !== undefined

function followBody(request: IncomingMessage, response: ServerResponse, limits: ArrivalLimits): void {
  const { requestMs, uploadBytesPerSecond } = limits
  const { socket } = request
  const body = { mayTakeLong: false }
  const atFirst = socket.bytesRead
  let atLast = atFirst
  let periods = 0
  const goesOn = () => {
    periods++
    const before = atLast
    atLast = socket.bytesRead
    // not in the first: a line that is dead for a while may make up for it
    const least = periods === 1 ? 0 : (periods * requestMs * uploadBytesPerSecond) / 1_000
    return body.mayTakeLong && !response.writableEnded && atLast > before && atLast - atFirst >= least
  }
  const check = async () => {
    await pendingReads()
    // what has arrived may wait to be read
    if (request.complete || request.destroyed) return
    if (goesOn()) timer.refresh()
    // the answer of an earlier request of the connection may be on its way
    else if (response.headersSent || response.socket !== socket) socket.destroy()
    else answerLate(socket)
  }
  const timer = setTimeout(() => void check(), requestMs).unref()
  arriving.set(request, body)
  request.once('close', () => clearTimeout(timer))
}
