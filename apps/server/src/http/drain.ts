import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that the server still listens after it was asked to stop, so that open connections can end themselves. */
const GRACE_MS = 400
/** Milliseconds in which a request arrives on a connection that was accepted. */
const SETTLE_MS = 200
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
 * is first told to end with its next answer, and only idle ones are cut.
 */
export function addDrain(app: FastifyInstance): void {
  let draining = false
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
    // http's own close also cuts connections that have just been opened and whose request is still on its way.
    const ended = new Promise<void>((resolve) => net.Server.prototype.close.call(app.server, () => resolve()))
    await sleep(SETTLE_MS)
    // A connection whose answer was under way becomes idle later; Node would keep it for long.
    const reaping = setInterval(() => app.server.closeIdleConnections(), REAP_MS)
    await ended
    clearInterval(reaping)
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
