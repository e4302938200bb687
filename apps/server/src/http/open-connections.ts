import type { Server } from 'node:http'
import net, { type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Connection = {
  /** Requests that have begun and are not answered. */
  underWay: number
  /** When its last activity was, in milliseconds of `performance.now()`. */
  since: number
  /** Bytes received by then. */
  read: number
}

/**
 * Resolves when all bytes that have arrived are read. Timers run before the poll phase: after a busy moment they would
 * see connections as idle whose requests are still unread.
 */
export async function pendingReads(): Promise<void> {
  await nextTurn()
  await nextTurn() // the first turn may belong to a poll that had begun before
}

/**
 * Milliseconds for which new connections are still accepted when they keep coming. Of 80 clients without a pause, two
 * seconds left no moment without a new one in two stops of twenty.
 */
const MAX_ACCEPT_MS = 5_000

/**
 * Closes a server's listening socket once the kernel's accept queue is empty: closing resets the connections in it, and
 * Node accepts only one per turn of its loop.
 */
export async function stopListening(server: Server, onEnd: () => void): Promise<void> {
  const latest = performance.now() + MAX_ACCEPT_MS
  let accepted = 0
  const count = () => accepted++
  server.on('connection', count)
  await pendingReads()
  for (let before = -1; before !== accepted && performance.now() < latest;) {
    before = accepted
    await nextTurn()
  }
  server.off('connection', count)
  closeListener(server, onEnd)
}

/** Closes a server's listening socket, and none of its connections. */
export function closeListener(server: Server, onEnd: () => void): void {
  // http's own close also cuts new connections whose first request is still on its way
  net.Server.prototype.close.call(server, onEnd)
}

/** Tracks since when each connection of a server has been idle. */
export type OpenConnections = {
  /** Cuts connections without a request in progress and without activity for so many milliseconds. */
  cutIdle(milliseconds: number): Promise<void>
}

/**
 * Follows a server's connections. Node's own `closeIdleConnections` also cuts one that was just answered and whose next
 * request is on its way.
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
      await pendingReads()
      const now = performance.now()
      for (const [socket, connection] of connections) {
        if (socket.bytesRead !== connection.read) Object.assign(connection, { read: socket.bytesRead, since: now })
        if (connection.underWay === 0 && now - connection.since >= milliseconds) socket.destroy()
      }
    },
  }
}
