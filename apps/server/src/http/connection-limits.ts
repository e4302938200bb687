import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../runtime/config.ts'
import { connectionsWithin, maxOpenFiles } from '../runtime/open-files.ts'
import { addressGroup } from './address-group.ts'
import { inRanges } from './client-address.ts'

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2
const REFUSAL = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER_S}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
/** Milliseconds that a refused client has to read the refusal. */
const LINGER_MS = 500
/** Refused clients that are waited for at once; others are hung up on, as each takes one of the process's open files. */
const MAX_LINGERING = 128

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a connection as busy until it closes, as one that has become a WebSocket is. */
    keepOpen(socket: Duplex): void
    /** Connections that have become WebSockets and are open. */
    openWebSockets(): number
  }
}

export type ConnectionLimits = {
  /** Open connections of all clients together. */
  most: number
  /** Open connections of one address. */
  mostOfAddress: number
  /** Whether an address is that of many clients, which its limit would hold together. */
  isShared: (address: string) => boolean
}

/** The connections of one address: those without a request under way in the order in which they became idle. */
type Group = { name: string; open: number; idle: Set<Duplex> }
type Connection = { group: Group; underWay: number }

/**
 * Bounds the open connections, idle ones included, so that a client that only opens connections keeps no other client
 * out. At a limit, the connection that has been idle for the longest gives way to the new one; where none is idle, the
 * new one is refused (503 with Retry-After). Must be called after all else that listens for connections.
 */
export function limitConnections(
  server: Server,
  { most, mostOfAddress, isShared }: ConnectionLimits,
): { keepOpen(socket: Duplex): void } {
  const groups = new Map<string, Group>()
  const connections = new Map<Duplex, Connection>()
  const idle = new Set<Duplex>()
  let lingering = 0

  const count = (socket: Duplex, change: 1 | -1) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.underWay += change
    for (const set of [idle, connection.group.idle]) {
      set.delete(socket)
      // at the end: sets keep the order
      if (connection.underWay === 0) set.add(socket)
    }
  }
  const forget = (socket: Duplex) => {
    const group = connections.get(socket)?.group
    if (!group) return
    connections.delete(socket)
    for (const set of [idle, group.idle]) set.delete(socket)
    group.open--
    if (group.open === 0) groups.delete(group.name)
  }
  /** Closes the longest idle one of these connections. */
  const makeRoom = (candidates: Set<Duplex>): boolean => {
    const [longest] = candidates
    if (longest) forget(longest.destroy())
    return longest !== undefined
  }
  const admit = (socket: Socket): boolean => {
    const address = socket.remoteAddress ?? ''
    const name = addressGroup(address)
    const before = groups.get(name)
    if (before && before.open >= mostOfAddress && !isShared(address) && !makeRoom(before.idle)) return false
    if (connections.size >= most && !makeRoom(idle)) return false
    const group = groups.get(name) ?? { name, open: 0, idle: new Set() }
    groups.set(name, group)
    group.open++
    connections.set(socket, { group, underWay: 1 })
    count(socket, -1)
    socket.once('close', () => forget(socket))
    return true
  }

  const refuse = (socket: Socket) => {
    if (lingering >= MAX_LINGERING) return void socket.destroy()
    lingering++
    // what is not read would turn the end into a reset
    socket.on('error', () => undefined).resume()
    socket.once('close', () => lingering--).end(REFUSAL)
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }

  // nothing else may see a connection that is refused, least of all Node's parser
  const others = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) return refuse(socket)
    for (const listener of others) Reflect.apply(listener, server, [socket])
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  return { keepOpen: (socket) => count(socket, 1) }
}

/**
 * The limits of the settings, as far as the process may open files: once it has none left, it accepts nobody. Behind a
 * proxy, and on this machine, one address is many clients.
 */
export function addConnectionLimits(
  app: FastifyInstance,
  config: Pick<Config, 'maxConnections' | 'maxConnectionsPerAddress' | 'trustedProxies'>,
  openFiles = maxOpenFiles(),
): void {
  const most = connectionsWithin(openFiles, config.maxConnections)
  if (most < config.maxConnections)
    app.log.warn(
      { maxConnections: config.maxConnections, openFiles, connections: most },
      'MAX_CONNECTIONS is more than the limit of open files allows: fewer connections are kept',
    )
  const { keepOpen } = limitConnections(app.server, {
    most,
    mostOfAddress: config.maxConnectionsPerAddress,
    isShared: inRanges(['127.0.0.1', '::1', ...config.trustedProxies]),
  })
  let webSockets = 0
  app.decorate('keepOpen', (socket: Duplex) => {
    webSockets++
    socket.once('close', () => webSockets--)
    keepOpen(socket)
  })
  app.decorate('openWebSockets', () => webSockets)
}
