import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
afterEach(() => server.close())

async function listening(): Promise<number> {
  server = await testServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return (server.app.server.address() as AddressInfo).port
}

const REQUEST = 'GET /api/v1/openapi.json HTTP/1.1\r\nhost: demo.localhost\r\n\r\n'

/** A keep-alive connection, and all that has come over it. */
async function connection(port: number) {
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1')
  let text = ''
  let failure: string | undefined
  socket.on('data', (part) => (text += part)).on('error', ({ message }) => (failure = message))
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  const answers = () => text.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0
  return {
    ended,
    send: () => socket.write(REQUEST),
    answers,
    failure: () => failure,
  }
}

describe('a draining server', () => {
  it('resets no request of clients that go on until `Connection: close` asks them to stop', async () => {
    const port = await listening()
    let answered = 0
    const outcomes: string[] = []
    const get = (agent: http.Agent) =>
      new Promise<string>((resolve) => {
        http
          .get({ host: '127.0.0.1', port, path: '/healthz', agent }, (answer) => {
            const { statusCode, headers } = answer
            answer.resume().once('end', () => resolve(headers.connection === 'close' ? 'closing' : String(statusCode)))
          })
          .once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code))
      })
    const client = async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
      let outcome = '200'
      while (outcome === '200') {
        outcome = await get(agent)
        answered += 1
      }
      outcomes.push(outcome)
      agent.destroy()
    }
    const clients = Array.from({ length: 24 }, client)
    await vi.waitFor(() => expect(answered).toBeGreaterThan(100), { timeout: 20_000 })
    await Promise.all([server.app.drain(), ...clients])
    expect(outcomes).toEqual(clients.map(() => 'closing'))
  })

  it('does not wait for idle connections', async () => {
    const port = await listening()
    const [silent, asked] = await Promise.all([connection(port), connection(port)])
    asked.send()
    await vi.waitFor(() => expect(asked.answers()).toBe(1), { timeout: 20_000 })
    await server.app.drain()
    await Promise.all([silent.ended, asked.ended])
    expect(asked.failure()).toBeUndefined()
  })
})
