import { CHAT_PATH } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import { withoutValues } from '../../http/error-answers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChatServer } from './chat-server.ts'
import type { BroadcastBegan } from './chat-services.ts'

/** Puts the chat behind the server. What it is made of is loaded when the first person comes, so that starting stays fast. */
export function attachChat(
  app: FastifyInstance,
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>,
  began: BroadcastBegan,
): void {
  let chat: Promise<ChatServer> | undefined
  let closed = false
  const onError = (error: unknown) =>
    app.log.error({ err: error instanceof Error ? withoutValues(error) : error }, 'the chat has met an error')
  const load = async () => {
    const { chatServer } = await import('./chat-server.ts')
    return chatServer(services, began, onError)
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
    // Nobody else may be waiting for it; without any listener Node would end it too.
    if (isOurs || app.server.listenerCount('upgrade') === 1) socket.destroy()
  })
  app.whenDraining(close)
  app.addHook('preClose', close)
}
