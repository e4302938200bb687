import dns from 'node:dns'
import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { addConnectionLimits, type ConnectionLimits, limitConnections } from './connection-limits.ts'
import { until } from '../testing/processes.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A server that answers `/` at once, and other paths when the test says so. */
async function limited(limits: Partial<ConnectionLimits>) {
  const waiting: http.ServerResponse[] = []
  const server = http.createServer((request, response) => {
    if (request.url === '/') response.end('ok')
    else waiting.push(response)
  })
  const { keepOpen } = limitConnections(server, { most: 100, mostOfAddress: 100, isShared: () => false, ...limits })
  ends.push(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = (server.address() as AddressInfo).port
  return { server, port, keepOpen, waiting }
}

/** An open connection of an address of this machine, and all that comes over it. */
async function open(port: number, localAddress = '127.0.0.1') {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress }).setEncoding('latin1')
  let text = ''
  socket.on('data', (part) => (text += part)).on('error', () => undefined)
  ends.push(() => socket.destroy())
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  return {
    close: () => socket.destroy(),
    closed: closed.then(() => text),
    /** The status of the answer, or `closed`. */
    async ask(path = '/') {
      if (socket.destroyed) return 'closed'
      text = ''
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
      await Promise.race([once(socket, 'data'), closed]).catch(() => undefined)
      return text.slice(9, 12) || 'closed'
    },
  }
}

/** Connections that stay open, in the order in which they were opened. */
const openMany = async (port: number, count: number, localAddress?: string) => {
  const opened = []
  for (let n = 0; n < count; n++) opened.push(await open(port, localAddress))
  return opened
}

describe('a limit on open connections', () => {
  // only there a machine has all addresses of 127.0.0.0/8
  it.skipIf(process.platform === 'darwin')(
    'keeps answering one address while another holds all connections that it may',
    async () => {
      const { server, port } = await limited({ most: 30, mostOfAddress: 10 })
      const visitor = await open(port)
      expect(await visitor.ask()).toBe('200')
      await openMany(port, 60, '127.0.0.2')
      expect(await visitor.ask()).toBe('200')
      expect(await (await open(port)).ask()).toBe('200')
      const held = await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
      expect(held).toBe(12)
    },
  )

  it('closes the longest idle connection for a new one', async () => {
    const { port } = await limited({ mostOfAddress: 3 })
    const [first, second, third] = await openMany(port, 3)
    expect(await first!.ask()).toBe('200')
    const fourth = await open(port)
    expect(await second!.closed).toBe('')
    expect(await Promise.all([first!.ask(), third!.ask(), fourth.ask()])).toEqual(['200', '200', '200'])
  })

  it('refuses a new connection with 503 where a request is under way on all others', async () => {
    const { port, waiting } = await limited({ mostOfAddress: 1 })
    const busy = await open(port)
    const answer = busy.ask('/slow')
    await until(() => waiting.length === 1)
    const refused = await open(port)
    const text = await refused.closed
    expect(text).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\nRetry-After: \d+\r\n/)
    waiting.pop()!.end('slow')
    expect(await answer).toBe('200')
  })

  it('holds few of the connections that it refuses, however many come and stay open', async () => {
    const { server, port, waiting } = await limited({ most: 1 })
    const busy = await open(port)
    const answer = busy.ask('/slow')
    await until(() => waiting.length === 1)
    let [accepted, held] = [0, 0]
    server.on('connection', () => {
      accepted++
      server.getConnections((_error, count) => (held = Math.max(held, count)))
    })
    const flood = Array.from({ length: 400 }, () =>
      net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined),
    )
    ends.push(() => flood.forEach((socket) => socket.destroy()))
    await vi.waitFor(() => expect(accepted).toBe(400), { timeout: 20_000 })
    expect(held).toBeLessThan(200)
    waiting.pop()!.end('slow')
    expect(await answer).toBe('200')
  })

  it('never closes a connection that is kept open, as a WebSocket is', async () => {
    const { server, port, keepOpen } = await limited({ mostOfAddress: 1 })
    const arrived = once(server, 'connection')
    const upgraded = await open(port)
    keepOpen((await arrived)[0] as net.Socket)
    expect(await (await open(port)).closed).toMatch(/^HTTP\/1\.1 503 /)
    expect(await upgraded.ask()).toBe('200')
  })

  it('holds a shared address to the limit of all addresses only', async () => {
    const { port } = await limited({ most: 5, mostOfAddress: 1, isShared: () => true })
    const all = await openMany(port, 5)
    expect(await Promise.all(all.map((one) => one.ask()))).toEqual(Array(5).fill('200'))
    await open(port)
    expect(await all[0]!.closed).toContain('200 OK')
  })

  it('counts a connection no more once it is closed', async () => {
    const { server, port, keepOpen } = await limited({ mostOfAddress: 1 })
    const arrived = once(server, 'connection')
    const busy = await open(port)
    const [socket] = (await arrived) as [net.Socket]
    keepOpen(socket)
    const closed = once(socket, 'close')
    busy.close()
    await closed
    expect(await (await open(port)).ask()).toBe('200')
  })
})

describe('the server', () => {
  // a second server, as Fastify opens one for the other addresses of localhost, would have no limits and not be drained
  it.skipIf(process.platform === 'darwin')('listens with one server, though localhost has two addresses', async () => {
    const both = [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ]
    type Found = (error: null, addresses: typeof both) => void
    const ofSystem = dns.lookup as (name: string, options: object, found: Found) => void
    // every listening server looks up its address, too: the second one's is not to become the first one's
    const ofTwo: typeof ofSystem = (name, options, found) =>
      name === 'localhost' ? found(null, both) : ofSystem(name, options, found)
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(ofTwo as unknown as typeof dns.lookup)
    ends.push(() => lookup.mockRestore())
    const server = await testServer({ maxConnections: 2 })
    ends.push(() => server.close())
    await server.app.listen({ port: 0, host: 'localhost' })
    expect(lookup).toHaveBeenCalled()
    const { port, address } = server.app.server.address() as AddressInfo
    expect(address).toBe('127.0.0.1')
    const other = net.connect(port, '127.0.0.2')
    ends.push(() => other.destroy())
    await expect(once(other, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  async function listening(settings: Parameters<typeof testServer>[0]): Promise<number> {
    const server: TestServer = await testServer(settings)
    ends.push(() => server.close())
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return (server.app.server.address() as AddressInfo).port
  }

  it('answers a new connection while idle ones fill all that it accepts', async () => {
    const port = await listening({ maxConnections: 8 })
    const silent = await openMany(port, 30)
    expect(await (await open(port)).ask('/healthz')).toBe('200')
    expect(await silent[0]!.closed).toBe('')
  })

  it.skipIf(process.platform === 'darwin')('limits an address, but neither its own nor a trusted proxy’s', async () => {
    const port = await listening({ maxConnectionsPerAddress: 2, trustedProxies: ['127.0.0.3'] })
    const own = await openMany(port, 6)
    const proxy = await openMany(port, 6, '127.0.0.3')
    const flood = await openMany(port, 6, '127.0.0.2')
    expect(await Promise.all(flood.slice(0, 4).map(({ closed }) => closed))).toEqual(Array(4).fill(''))
    const rest = [...own, ...proxy, ...flood.slice(4)]
    expect(await Promise.all(rest.map((one) => one.ask('/healthz')))).toEqual(Array(14).fill('200'))
  })

  it('keeps fewer connections than the settings want where the limit of open files is lower, and says so', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
    ends.push(() => app.close())
    addConnectionLimits(app, { maxConnections: 1_000, maxConnectionsPerAddress: 1_000, trustedProxies: [] }, 10)
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, maxConnections: 1_000, openFiles: 10, connections: 5 },
    ])
    await app.listen({ port: 0, host: '127.0.0.1' })
    const opened = await openMany((app.server.address() as AddressInfo).port, 6)
    expect(await opened[0]!.closed).toBe('')
    expect(await opened[1]!.ask()).toBe('404')
  })
})
