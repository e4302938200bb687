import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io'

/** Milliseconds over which a draining server disconnects its clients, so that they do not all reconnect at once. */
const LEAVING_MS = 1_000
/** Milliseconds that accepted requests may take. */
const ANSWERING_MS = 5_000

/**
 * Disconnects all clients one after the other: each may send until its turn, then its accepted requests are answered.
 * To the client it is a lost connection, after which it reconnects by itself; a server-side disconnect would keep it
 * away.
 */
export async function disconnectGradually(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(
    sockets.map(async ({ conn, data }, index) => {
      await sleep((LEAVING_MS * index) / sockets.length)
      const finish = data['finish'] as () => Promise<unknown>
      await Promise.race([finish(), sleep(ANSWERING_MS, undefined, { ref: false })])
      conn.close()
    }),
  )
}
