import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/**
 * A proxy to a unix socket that can fall silent, like a firewall that has dropped its connections: neither side gets a
 * FIN.
 */
export type FreezableProxy = {
  port: number
  /** Open connections that still pass data. */
  openCount(): number
  /** Stops all data on the open connections; new ones work. */
  freeze(): void
  close(): Promise<void>
}

export async function freezableProxy(socketPath: string): Promise<FreezableProxy> {
  const pairs = new Set<{ from: net.Socket; to: net.Socket; silent: boolean }>()
  const server = net.createServer({ allowHalfOpen: true }, (from) => {
    const to = net.connect(socketPath)
    const pair = { from, to, silent: false }
    pairs.add(pair)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('error', () => {}).on('data', (bytes) => pair.silent || other.write(bytes))
      one.on('close', () => {
        if (!pair.silent) other.destroy()
        pairs.delete(pair)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  return {
    port: (server.address() as AddressInfo).port,
    openCount: () => [...pairs].filter(({ silent }) => !silent).length,
    freeze() {
      for (const pair of pairs) pair.silent = true
    },
    async close() {
      const closed = once(server.close(), 'close')
      for (const { from, to } of pairs) for (const socket of [from, to]) socket.destroy()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
