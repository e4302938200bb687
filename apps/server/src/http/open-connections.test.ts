import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { openConnections, stopListening } from './open-connections.ts'

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A server that answers when the test says so, and a connection to it that was answered once. */
async function answeredOnce() {
  const waiting: http.ServerResponse[] = []
  const server = http.createServer((_request, response) => void waiting.push(response))
  servers.push(server)
  const connections = openConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  const send = () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')))
  const answer = async () => {
    const outcome = Promise.race([
      once(socket, 'data')
        .then(([data]) => String(data).slice(9, 12))
        .catch(() => 'closed'),
      closed,
    ])
    waiting.pop()?.end('x')
    return outcome
  }
  const arrived = once(server, 'request')
  send()
  await arrived
  expect(await answer()).toBe('200')
  return { server, connections, send, answer, closed }
}

describe('cutIdle', () => {
  it('keeps a connection on which a request was sent, read or not', async () => {
    const { connections, send, answer } = await answeredOnce()
    send()
    await connections.cutIdle(0)
    expect(await answer()).toBe('200')
  })

  it('keeps a connection that was answered a moment ago', async () => {
    const { connections, server, send, answer } = await answeredOnce()
    await connections.cutIdle(60_000)
    const arrived = once(server, 'request')
    send()
    await arrived
    expect(await answer()).toBe('200')
  })

  it('cuts an idle connection', async () => {
    const { connections, closed } = await answeredOnce()
    // bytes since the last look count as activity, once
    await connections.cutIdle(0)
    await connections.cutIdle(0)
    expect(await closed).toBe('closed')
  })

  it('is needed: Node’s own closeIdleConnections cuts a connection with its request', async () => {
    const { server, send, answer } = await answeredOnce()
    send()
    server.closeIdleConnections()
    expect(await answer()).toBe('closed')
  })
})

/** Opens as many connections as asked, in a thread of its own; then each sends a request. */
const CLIENTS = `
const { parentPort, workerData: { port, flag } } = require('node:worker_threads')
const net = require('node:net')
parentPort.once('message', async (count) => {
  const outcomes = []
  const sockets = await Promise.all(Array.from({ length: count }, () => new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', ({ code }) => { outcomes.push(code); resolve() })
    socket.once('data', (data) => { outcomes.push(String(data).slice(9, 12)); socket.destroy() })
    socket.once('close', () => { if (outcomes.length === count) parentPort.postMessage(outcomes) })
  })))
  Atomics.store(flag, 0, 1)
  Atomics.notify(flag, 0)
  for (const socket of sockets) socket?.write('GET / HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n')
})
parentPort.postMessage('ready')
`

describe('stopListening', () => {
  it('answers the connections in the accept queue', async () => {
    const server = http.createServer((_request, response) => response.end('x'))
    servers.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const { port } = server.address() as AddressInfo
    const clients = new Worker(CLIENTS, { eval: true, workerData: { port, flag } })
    try {
      await once(clients, 'message')
      const outcomes = once(clients, 'message')
      clients.postMessage(60)
      // blocks this thread, which accepts nothing until all are connected
      expect(Atomics.wait(flag, 0, 0, 20_000)).not.toBe('timed-out')
      const ended = new Promise<void>((resolve) => void stopListening(server, resolve))
      expect((await outcomes)[0]).toEqual(Array(60).fill('200'))
      await ended
    } finally {
      await clients.terminate()
    }
  })
})
