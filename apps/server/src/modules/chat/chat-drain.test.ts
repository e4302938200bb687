import { once } from 'node:events'
import { rmSync } from 'node:fs'
import net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverKeys } from '../../platform/auth/server-keys.ts'
import { scratchFolder, until } from '../../testing/processes.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { chatTokens } from './chat-token.ts'
import { balancer, type Balancer } from './testing/balancer.ts'
import { chatClient, type ChatClient } from './testing/chat-client.ts'
import { enterSurely, write } from './testing/rough-chat.ts'
import { ROUGH_KEY, type RoughServer, starter } from './testing/rough-troubles.ts'

const dataFolder = scratchFolder('chat-drain')
let database: TestDatabase
let servers: [RoughServer, RoughServer]
let front: Balancer
let client: (name: string) => Promise<ChatClient>
const clients: ChatClient[] = []

beforeAll(async () => {
  database = await testDatabase()
  const church = await seedChurch(database, { codigo: 'demo' })
  const start = starter({ database, dataFolder, redis: undefined, onDeath: () => {} })
  servers = await Promise.all([start(), start()])
  front = await balancer(servers.map(({ port }) => port))
  const { chatToken } = serverKeys({ tokenKey: ROUGH_KEY, dataFolder })
  const tokens = chatTokens(chatToken, () => new Date())
  client = async (id) => {
    const who = { church, id, name: `Rui ${id}`, avatar: null, email: null, account: null }
    const { token } = await tokens.sign({ ...who, role: 'membro' }) // visitors of one address would share a rate limit
    const made = chatClient({ port: front.port, token, returns: true })
    clients.push(made)
    return made
  }
})
afterAll(async () => {
  for (const one of clients) one.close()
  for (const { child } of servers) child.kill('SIGKILL')
  await front.close()
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

/** Opens a WebSocket that never responds, not even to a close frame. */
async function mute(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {})
  const head = [
    'GET /api/v1/chat/?EIO=4&transport=websocket HTTP/1.1',
    'Host: demo.localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: bXV0ZW11dGVtdXRlbXV0ZQ==',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toContain('101 Switching Protocols')
  return socket.pause()
}

it('moves all clients to another process without loss when its process is stopped', async () => {
  const everybody = await Promise.all(Array.from({ length: 30 }, (_, n) => client(`v${n}`)))
  await Promise.all(everybody.map(enterSurely))
  const reasons: string[] = []
  for (const { socket } of everybody) socket.on('disconnect', (reason) => reasons.push(reason))
  const [leaving] = servers
  const there = front.countOf(leaving.port)
  const muted = await mute(leaving.port)

  const acknowledged = new Map<string, number>()
  const writing = Promise.all(everybody.map((one) => write(one, { messages: 8 }, acknowledged)))
  await until(() => acknowledged.size > 30)
  const ended = once(leaving.child, 'exit')
  leaving.child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await writing
  muted.destroy()

  // like a lost connection, after which clients reconnect by themselves
  expect(reasons).toEqual(Array.from({ length: there }, () => 'transport close'))
  expect(acknowledged.size).toBe(240)
  await until(() => everybody.every(({ seen }) => seen.size === 240))
  const history = ({ seen }: ChatClient) => [...seen.values()].sort((a, b) => a.sequencia - b.sequencia)
  const numbers = new Map(history(everybody[0] as ChatClient).map((one) => [one.idCliente, one.sequencia]))
  expect(Object.fromEntries(numbers)).toEqual(Object.fromEntries(acknowledged))
  for (const one of everybody) expect(history(one)).toEqual(history(everybody[0] as ChatClient))
})
