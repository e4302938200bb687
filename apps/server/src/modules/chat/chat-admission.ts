import { EventEmitter, once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { churchOfHost } from '@atrio/contract/rules'
import { addressGroup } from '../../http/address-group.ts'
import { clientAddress } from '../../http/client-address.ts'
import { isAllowedOrigin, originsOf } from '../../platform/church/cors.ts'
import type { Platform } from '../../platform/platform.ts'
import { chatPlaces } from './chat-places.ts'

/** A whole congregation may share one address. */
const MAX_OF_ADDRESS = 1_000

type Options = {
  /** Whether the server is draining. */
  isClosed: () => boolean
  /** Called with the code of a church whose connection was refused for want of a place. */
  onRefused: (church: string) => void
}

/** Admission of connections: from pages that may call the API, limited per address and shared among churches. */
export function chatAdmission(services: Pick<Platform, 'config' | 'directory'>, { isClosed, onRefused }: Options) {
  const { config, directory } = services
  const places = chatPlaces(config.maxChatConnections, onRefused)
  const origins = originsOf(services)
  const addressOf = clientAddress(config.trustedProxies)
  const open = new Map<string, number>()
  const sockets = new Set<Socket>()
  const emptied = new EventEmitter()

  const count = (address: string, change: 1 | -1) => {
    const now = (open.get(address) ?? 0) + change
    if (now > 0) open.set(address, now)
    else open.delete(address)
  }
  /** The church by whose host it comes: which one it enters shows only later, when it holds a place already. */
  const churchOf = async ({ headers: { host = '' } }: IncomingMessage) =>
    (await directory.byHost(churchOfHost(host, config.appDomain)).catch(() => undefined))?.codigo ?? ''
  return {
    addressOf: (request: IncomingMessage) => addressGroup(addressOf(request)),
    /** Counts a connection until its socket closes. @returns the HTTP status of a refusal, or null */
    async admit(request: IncomingMessage, socket: Socket): Promise<403 | 429 | 503 | null> {
      const { origin } = request.headers
      // No browser, so there is no user to impersonate; it needs a token like all.
      if (origin !== undefined && !(await isAllowedOrigin(origin, origins).catch(() => false))) return 403
      const church = await churchOf(request)
      if (isClosed()) return 503
      const address = addressGroup(addressOf(request))
      if ((open.get(address) ?? 0) >= MAX_OF_ADDRESS) return 429
      if (socket.destroyed) return null
      if (!places.enter(church, socket)) return 429
      sockets.add(socket)
      count(address, 1)
      socket.once('close', () => {
        sockets.delete(socket)
        count(address, -1)
        if (sockets.size === 0) emptied.emit('empty')
      })
      return null
    },
    /** Settles when all connections have ended, or after a while. */
    async empty(timeoutMs: number): Promise<void> {
      if (sockets.size > 0) await once(emptied, 'empty', { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {})
    },
    /** Cuts all connections: of clients that are gone, asleep or too slow to close. */
    cut(): void {
      for (const socket of sockets) socket.destroy()
    },
  }
}
