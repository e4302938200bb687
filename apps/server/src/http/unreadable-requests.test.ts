import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../testing/processes.ts'
import { answerUnreadable } from './error-answers.ts'

const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 }
const server = createServer(timeouts, (_request, response) => response.end())
server.on('clientError', answerUnreadable)
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => server.close())

/** All that is answered to some bytes, until the connection is closed. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const openConnections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

describe('a request that cannot be read', () => {
  it('has its connection closed when it is late and its client does not close it', async () => {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: a')
    await once(socket.resume(), 'end')
    await until(async () => (await openConnections()) === 0)
    socket.destroy()
  })

  it('is answered with 408 where it does not come in time', async () => {
    expect(await answerTo('GET / HTTP/1.1\r\nhost: a')).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n[^]*connection: close/,
    )
  })

  it('is answered with a problem where it is not valid, or its headers are too large', async () => {
    const invalid = await answerTo('no such method\r\n\r\n')
    expect(invalid).toMatch(/^HTTP\/1\.1 400 /)
    expect(invalid).toContain('"code":"validation"')
    expect(await answerTo(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  })
})
