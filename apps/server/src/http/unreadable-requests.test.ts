import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a request that cannot be read', () => {
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
