import { ApiError, type OpenChat } from '@atrio/api-client'
import { io } from 'socket.io-client'

/** Milliseconds that an acknowledgement may take. */
const PATIENCE = 10_000
/**
 * Milliseconds until a try to come back, by chance up to twice as long and as short as nothing: whoever is let go by a
 * process that ends is soon with another one, and of a thousand who lost one not all come at once. Each further try takes
 * longer, up to the second figure.
 */
const BACK = { soonest: 500, latest: 15_000 }
/** Milliseconds at least for whoever was sent away. */
const SENT_AWAY = 1_000

/** The chat over Socket.IO, as docs/wire.md says: WebSocket only. */
export const openSocket: OpenChat = ({ url, path }, { onUp, onDown, onNotice }) => {
  const socket = io(url, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: BACK.soonest,
    reconnectionDelayMax: BACK.latest,
    randomizationFactor: 1,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  // what the server has ended by itself does not come back by itself
  const comeBack = () => {
    if (socket.active) return
    timer = setTimeout(() => socket.connect(), SENT_AWAY * (1 + Math.random()))
  }
  socket.on('connect', onUp)
  socket.on('connect_error', comeBack)
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    onDown()
    comeBack()
  })
  socket.onAny((name: string, body: unknown) => onNotice(name, body))
  return Promise.resolve({
    ask: async (request, body) => {
      // it would keep what is said without a connection, and say it later when nobody waits any more
      if (!socket.connected) throw new ApiError('no connection', { kind: 'no-response' })
      try {
        return (await socket.timeout(PATIENCE).emitWithAck(request, body)) as unknown
      } catch {
        throw new ApiError('no acknowledgement', { kind: 'no-response' })
      }
    },
    close: () => {
      clearTimeout(timer)
      socket.disconnect()
    },
  })
}
