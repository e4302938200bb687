import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** A way to a server that can fall silent, as a network does that has forgotten its connections: nobody hangs up. */
export type SilentWay = {
  port: number
  /** Ways that are open and are heard. */
  heard(): number
  /** From now on nothing passes on the connections that are open; new ones work. */
  silence(): void
  close(): Promise<void>
}

export async function silentWay(socketPath: string): Promise<SilentWay> {
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
    heard: () => [...pairs].filter(({ silent }) => !silent).length,
    silence() {
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
