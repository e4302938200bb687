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

/** A server that answers when the test says so, and a connection to it that has been answered once. */
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

describe('an open connection', () => {
  it('is not idle once a request has been sent on it, read or not', async () => {
    const { connections, send, answer } = await answeredOnce()
    send()
    await connections.cutIdle(0)
    expect(await answer()).toBe('200')
  })

  it('is not idle as soon as it has been answered', async () => {
    const { connections, server, send, answer } = await answeredOnce()
    await connections.cutIdle(60_000)
    const arrived = once(server, 'request')
    send()
    await arrived
    expect(await answer()).toBe('200')
  })

  it('is cut when it is idle', async () => {
    const { connections, closed } = await answeredOnce()
    // what came since the last look counts as a sign of life, once
    await connections.cutIdle(0)
    await connections.cutIdle(0)
    expect(await closed).toBe('closed')
  })

  it('would be cut with its request by the server’s own means', async () => {
    const { server, send, answer } = await answeredOnce()
    send()
    server.closeIdleConnections()
    expect(await answer()).toBe('closed')
  })
})

/** Connects as often as it is asked to, in a thread of its own; then each connection sends a request. */
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

describe('a server that stops listening', () => {
  it('answers the connections that waited to be accepted', async () => {
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
      // this thread accepts nothing until all are connected
      expect(Atomics.wait(flag, 0, 0, 20_000)).not.toBe('timed-out')
      const ended = new Promise<void>((resolve) => void stopListening(server, resolve))
      expect((await outcomes)[0]).toEqual(Array(60).fill('200'))
      await ended
    } finally {
      await clients.terminate()
    }
  })
})
