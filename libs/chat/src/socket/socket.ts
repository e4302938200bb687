import { ApiError, type OpenChat } from '@atrio/api-client'
import { io } from 'socket.io-client'

/** Milliseconds to wait for an acknowledgement. */
const ANSWER_TIMEOUT_MS = 10_000
/**
 * Milliseconds until a reconnection, with full jitter: a client dropped by a stopping process soon reaches another one,
 * and a thousand dropped at once do not return together. Each further try waits longer, up to the second figure.
 */
const RECONNECT_DELAY_MS = { soonest: 500, latest: 15_000 }
/** The earliest reconnection after the server has ended the connection. */
const MIN_RECONNECT_AFTER_KICK_MS = 1_000

/** The chat over Socket.IO, as docs/wire.md says: WebSocket only. */
export const openSocket: OpenChat = ({ url, path }, { onUp, onDown, onNotice }) => {
  const socket = io(url, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: RECONNECT_DELAY_MS.soonest,
    reconnectionDelayMax: RECONNECT_DELAY_MS.latest,
    randomizationFactor: 1,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  // the library does not reconnect by itself when the server ends the connection
  const comeBack = () => {
    if (socket.active) return
    timer = setTimeout(() => socket.connect(), MIN_RECONNECT_AFTER_KICK_MS * (1 + Math.random()))
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
      // the library would buffer a request and send it later, when nobody waits for it
      if (!socket.connected) throw new ApiError('no connection', { kind: 'no-response' })
      try {
        return (await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(request, body)) as unknown
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
