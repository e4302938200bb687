import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** A balancer without sticky sessions that checks the readiness of several processes. */
export type Balancer = {
  port: number
  /** Connections passed to a process so far. */
  countOf(port: number): number
  close(): Promise<void>
}

export async function balancer(ports: readonly number[]): Promise<Balancer> {
  const counts = new Map(ports.map((port) => [port, 0]))
  const sockets = new Set<net.Socket>()
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const pass = async (from: net.Socket) => {
    const ready = await Promise.all(ports.map(async (port) => ((await isReady(port)) ? [port] : [])))
    const [port] = ready.flat().sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
    if (port === undefined) return void from.destroy()
    counts.set(port, (counts.get(port) ?? 0) + 1)
    const to = net.connect(port, '127.0.0.1')
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to).pipe(from)
  }
  const server = net.createServer({ pauseOnConnect: true }, (socket) => void pass(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    countOf: (port) => counts.get(port) ?? 0,
    async close() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
