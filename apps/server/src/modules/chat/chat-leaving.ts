import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io'

/** Milliseconds over which a server that goes down lets its people go, so that they do not all come back at once. */
const LEAVING_MS = 1_000
/** Milliseconds that what somebody has asked for may take. */
const ANSWERING_MS = 5_000

/**
 * Lets everybody go, one after the other: who talks goes on until it is their turn, then all that was taken is answered.
 * To a client it is a lost connection, after which it connects again by itself; being sent away would keep it away.
 */
export async function letGo(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(
    sockets.map(async ({ conn, data }, index) => {
      await sleep((LEAVING_MS * index) / sockets.length)
      const finish = data['finish'] as () => Promise<unknown>
      await Promise.race([finish(), sleep(ANSWERING_MS, undefined, { ref: false })])
      conn.close()
    }),
  )
}
