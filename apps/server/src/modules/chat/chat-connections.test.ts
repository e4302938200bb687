import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../../testing/processes.ts'
import { type ChatWorld, chatWorld, said } from './testing/chat-world.ts'

let chat: ChatWorld
const sockets: net.Socket[] = []
beforeEach(async () => {
  chat = await chatWorld({ maxConnections: 2 })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await chat.close()
})

/** A connection that has had one answer and stays open. */
async function connection() {
  const socket = net.connect(chat.port, '127.0.0.1').setEncoding('latin1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write('GET /healthz HTTP/1.1\r\nhost: demo.localhost\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [string]
  return { status: answer.slice(9, 12), closed }
}

const write = async (client: Awaited<ReturnType<ChatWorld['visitor']>>) =>
  said(await client.ask('enviar', { idCliente: randomUUID(), texto: 'Bom dia' }))

it('is never closed as the longest idle connection at the limit of connections', async () => {
  const rui = await chat.visitor('Rui Alves')
  const first = await connection()
  expect([first.status, (await connection()).status, (await connection()).status]).toEqual(['200', '200', '200'])
  await first.closed
  expect(await write(rui)).toBe('ok')
})

it('holds a place while it is open, and leaves it when it closes', async () => {
  const [rui, eva] = [await chat.visitor('Rui Alves'), await chat.visitor('Eva Lima')]
  expect((await connection()).status).toBe('503')
  eva.close()
  await until(async () => (await connection()).status === '200')
  expect(await write(rui)).toBe('ok')
})
