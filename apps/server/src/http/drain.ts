import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { closeListener, openConnections, stopListening } from './open-connections.ts'

/**
 * Milliseconds that the server still listens after the signal to stop, so that clients close their open connections.
 */
const GRACE_MS = 400
/**
 * Milliseconds without a request after which a connection counts as idle. An active client sends its next request
 * sooner, and learns from the answer (`Connection: close`) that the connection ends.
 */
const IDLE_MS = 1_000
const REAP_MS = 50
/** Milliseconds for the whole drain; requests still running then are cut. */
const DRAIN_MS = 20_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether draining has begun. */
    isDraining(): boolean
    /** Adds work that draining begins with and waits for: closing connections that do not end by themselves. */
    whenDraining(work: () => Promise<void>): void
    /** Finishes the requests in progress, then closes. No accepted request is lost. */
    drain(options?: DrainOptions): Promise<void>
  }
}

type DrainOptions = {
  /** Another process holds the listening socket too: connections that nobody has accepted yet wait for the next server. */
  isQueueKept: boolean
}

/**
 * Closing at once would cut a client that is just sending its next request on an open connection. So every connection
 * first gets `Connection: close` with its next answer, and only idle ones are cut.
 */
export function addDrain(app: FastifyInstance): void {
  let draining = false
  const connections = openConnections(app.server)
  const works: (() => Promise<void>)[] = []
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  app.decorate('isDraining', () => draining)
  app.decorate('whenDraining', (work: () => Promise<void>) => void works.push(work))
  app.decorate('drain', async ({ isQueueKept } = { isQueueKept: false }) => {
    draining = true
    await Promise.all([sleep(GRACE_MS), ...works.map((work) => work())])
    let ended = false
    const stop = isQueueKept ? closeListener : stopListening
    await stop(app.server, () => void (ended = true))
    while (!ended) {
      await sleep(REAP_MS)
      await connections.cutIdle(IDLE_MS)
    }
    await app.close()
  })
}

/** Drains at SIGINT or SIGTERM and ends the process: with 0, or with 1 where it took too long. */
export function drainOnSignal(app: FastifyInstance, options?: DrainOptions): void {
  const end = drainAndExit(app, options)
  for (const signal of SIGNALS) process.once(signal, end)
}

/** What the process that started a worker sends it, so that it ends. */
export const STOP_MESSAGE = 'stop'

/** The same for a worker, which may be asked by its parent and by a signal: the second changes nothing. */
export function drainOnStopMessage(app: FastifyInstance, options?: DrainOptions): void {
  const end = drainAndExit(app, options)
  for (const signal of SIGNALS) process.on(signal, end)
  process.on('message', (message) => {
    if (message === STOP_MESSAGE) end()
  })
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

function drainAndExit(app: FastifyInstance, options?: DrainOptions): () => void {
  let hasBegun = false
  return () => {
    if (hasBegun) return
    hasBegun = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    app.drain(options).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
}
