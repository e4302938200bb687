import { CHAT_PATH } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import { withoutQueryValues } from '../../http/error-answers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChatServer } from './chat-server.ts'
import type { BroadcastBegan } from './chat-services.ts'

/** Adds the chat to the server. Its code is loaded with the first connection, so that the server starts fast. */
export function attachChat(
  app: FastifyInstance,
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>,
  began: BroadcastBegan,
): void {
  let chat: Promise<ChatServer> | undefined
  let closed = false
  const onError = (error: unknown) =>
    app.log.error({ err: error instanceof Error ? withoutQueryValues(error) : error }, 'chat error')
  const onRefused = (church: string) => {
    if (church !== '') app.measures?.requests.refused(church)
  }
  const load = async () => {
    const { chatServer } = await import('./chat-server.ts')
    return chatServer(services, began, { onError, onRefused })
  }
  const close = async () => {
    closed = true
    await (await chat)?.close()
  }
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const isOurs = request.url?.split('?')[0] === CHAT_PATH
    if (isOurs && !closed) {
      app.keepOpen(socket)
      chat ??= load()
      chat
        .then((server) => server.upgrade(request, socket, head))
        .catch((error: unknown) => {
          onError(error)
          socket.destroy()
        })
      return
    }
    // No other upgrade handler: without any listener Node would close the socket too.
    if (isOurs || app.server.listenerCount('upgrade') === 1) socket.destroy()
  })
  app.whenDraining(close)
  app.addHook('preClose', close)
}
