import { createRequire } from 'node:module'
import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'

/** The part in use of the library beneath Socket.IO, which brings it: it is no direct dependency. */
export type RawSocket = EventEmitter & { send(text: string): void; close(): void; terminate(): void }
type RawServer = EventEmitter & { clients: Set<RawSocket> }

const fromServer = createRequire(new URL('../../../apps/server/package.json', import.meta.url))
const fromEngine = createRequire(createRequire(fromServer.resolve('socket.io')).resolve('engine.io'))

export const { WebSocket: RawWebSocket, WebSocketServer: RawWebSocketServer } = fromEngine('ws') as {
  WebSocket: new (url: string, options: { headers: Record<string, string> }) => RawSocket
  WebSocketServer: new (options: { server: Server }) => RawServer
}
