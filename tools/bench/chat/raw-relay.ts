import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RawWebSocketServer, type RawSocket } from './raw-sockets.ts'

/** The least that a chat can cost: what one says is sent on to all, with no check, order or memory. */
const server = createServer()
const relay = new RawWebSocketServer({ server })
let sequence = 0
relay.on('connection', (socket: RawSocket) => {
  socket.on('message', (data: Buffer) => {
    const text = JSON.stringify({ de: sequence, ate: ++sequence, ...(JSON.parse(data.toString()) as object) })
    for (const client of relay.clients) client.send(text)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`)
})
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`cpu ${user + system}\n`)
})
process.stdin.once('close', () => process.exit(1))
