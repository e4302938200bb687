import type { Socket } from 'socket.io'
import type { Sessions } from '../../platform/auth/sessions.ts'
import type { Clock } from '../../runtime/clock.ts'

type Options = {
  sockets: ReadonlyMap<string, Socket>
  sessions: Pick<Sessions, 'liveAmong'>
  clock: Clock
  onError: (error: unknown) => void
}

const SWEEP_MS = 2_000
/** Packets queued for one connection before it is cut: it is too slow, and catches up after reconnecting. */
const MAX_WAITING = 64
/** How often members' sessions are checked, and so the longest that an ended one stays connected. */
const SESSIONS_MS = 30_000

/** Cuts connections that should have ended. @returns stops it */
export function watchConnections({ sockets, sessions, clock, onError }: Options): () => void {
  let lookedUp = clock().getTime()
  const sessionOf = (socket: Socket) => socket.data['session']?.() as string | undefined

  const cutEnded = async () => {
    const members = [...sockets.values()].filter(sessionOf)
    if (members.length === 0) return
    const live = await sessions.liveAmong([...new Set(members.map((socket) => sessionOf(socket) ?? ''))])
    for (const socket of members) if (!live.has(sessionOf(socket) ?? '')) socket.disconnect(true)
  }
  const sweep = setInterval(() => {
    for (const socket of sockets.values()) {
      // Looks like a lost connection, so that the client reconnects.
      if (socket.conn['writeBuffer'].length > MAX_WAITING) socket.conn.close(true)
      else if (socket.data['isTooOld']?.()) socket.disconnect(true)
    }
    const now = clock().getTime()
    if (now - lookedUp < SESSIONS_MS) return
    lookedUp = now
    cutEnded().catch(onError)
  }, SWEEP_MS).unref()
  return () => clearInterval(sweep)
}
