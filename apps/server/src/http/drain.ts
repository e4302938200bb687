import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openConnections, stopListening } from './open-connections.ts'

/** Milliseconds that the server still listens after it was asked to stop, so that open connections can end themselves. */
const GRACE_MS = 400
/**
 * Milliseconds without a request after which a connection is taken for idle. A client that works sends its next request
 * sooner, and is told with the answer that the connection ends.
 */
const IDLE_MS = 1_000
const REAP_MS = 50
/** Milliseconds that all of it may take; what is under way then is given up. */
const DRAIN_MS = 20_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server has been asked to stop. */
    isDraining(): boolean
    /** Adds work that draining begins with, and waits for: connections that do not end by themselves. */
    whenDraining(work: () => Promise<void>): void
    /** Finishes what is under way, then closes. No request that the server has taken is lost. */
    drain(): Promise<void>
  }
}

/**
 * Closing at once would cut the client that just then sends its next request on an open connection. So each connection
 * is first told to end with its next answer, and only those that have been idle for a while are cut.
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
  app.decorate('drain', async () => {
    draining = true
    await Promise.all([sleep(GRACE_MS), ...works.map((work) => work())])
    let ended = false
    await stopListening(app.server, () => void (ended = true))
    while (!ended) {
      await sleep(REAP_MS)
      await connections.cutIdle(IDLE_MS)
    }
    await app.close()
  })
}

/** Drains at the first signal that asks the process to end, and ends it: with 0, or with 1 where it took too long. */
export function drainOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), DRAIN_MS).unref()
      app.drain().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
