import net from 'node:net'

/** Milliseconds between two bytes of a slow client. */
const BYTE_MS = 1_000

const HEADERS = 'GET /healthz HTTP/1.1\r\nhost: demo.localhost\r\nx-slow: '
const BODY =
  'POST /api/v1/security/login_check HTTP/1.1\r\nhost: demo.localhost\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{"'

export type SlowClients = {
  /** How many the server has not closed yet. */
  open(): number
  close(): void
}

/** Clients that begin a request and send a byte of it each second, half of them in its headers and half in its body. */
export function slowClients(port: number, count: number): SlowClients {
  const sockets = new Set<net.Socket>()
  for (let index = 0; index < count; index++) {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(index % 2 ? HEADERS : BODY))
    sockets.add(socket)
    socket
      .on('error', () => undefined)
      .resume()
      .once('close', () => sockets.delete(socket))
  }
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write('a')
  }, BYTE_MS)
  return {
    open: () => sockets.size,
    close() {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    },
  }
}
