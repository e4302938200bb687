import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** A TCP proxy that forwards data but swallows the server's FIN, as a busy machine does for a while. */
export async function proxyIgnoringFin(socketPath: string): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((from) => {
    const to = net.connect(socketPath)
    for (const socket of [from, to]) sockets.add(socket.on('error', () => {}))
    from.pipe(to)
    to.pipe(from, { end: false })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
