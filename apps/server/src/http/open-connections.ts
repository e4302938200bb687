import type { Server } from 'node:http'
import net, { type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Connection = {
  /** Requests that have begun and are not answered. */
  underWay: number
  /** When it last was heard of, in milliseconds of `performance.now()`. */
  since: number
  /** Bytes that it had sent by then. */
  read: number
}

/**
 * Resolves when all that has been sent by now is read. Timers come before that: after a busy moment, they would find
 * connections idle whose requests wait to be read.
 */
export async function arrivals(): Promise<void> {
  await nextTurn()
  await nextTurn() // the first may follow a reading that had begun before
}

/** Milliseconds for which new connections are still accepted where they don't stop coming. */
const MAX_ACCEPT_MS = 2_000

/**
 * Closes a server's listening socket, once nothing waits in the kernel's queue: closing it resets the connections that
 * are in it, and Node accepts only one in each turn of its loop.
 */
export async function stopListening(server: Server, onEnd: () => void): Promise<void> {
  const latest = performance.now() + MAX_ACCEPT_MS
  let accepted = 0
  const count = () => accepted++
  server.on('connection', count)
  await arrivals()
  for (let before = -1; before !== accepted && performance.now() < latest;) {
    before = accepted
    await nextTurn()
  }
  server.off('connection', count)
  // http's own close also cuts connections that have just been opened and whose request is still on its way
  net.Server.prototype.close.call(server, onEnd)
}

/** Knows since when each connection of a server has been idle. */
export type OpenConnections = {
  /** Cuts those on which nothing is under way and nothing has arrived for so many milliseconds. */
  cutIdle(milliseconds: number): Promise<void>
}

/**
 * Follows a server's connections. Node's own `closeIdleConnections` also cuts one whose last answer has just been sent,
 * and whose next request is on its way.
 */
export function openConnections(server: Server): OpenConnections {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { underWay: 0, since: performance.now(), read: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.underWay++
    response.once('close', () => {
      connection.underWay--
      connection.since = performance.now()
    })
  })
  return {
    async cutIdle(milliseconds) {
      await arrivals()
      const now = performance.now()
      for (const [socket, connection] of connections) {
        if (socket.bytesRead !== connection.read) Object.assign(connection, { read: socket.bytesRead, since: now })
        if (connection.underWay === 0 && now - connection.since >= milliseconds) socket.destroy()
      }
    },
  }
}
