import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { banner } from '../platform/church/church.tables.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { until } from '../testing/processes.ts'
import { sendBytes } from './ready-bytes.ts'
import { open } from './route-parts.ts'

let server: TestServer
let church: number
let port: number
/** Requests that went the long way: those answered by the front never reach a handler. */
let handled = 0
const countHandled = (app: FastifyInstance) =>
  app.addHook('onRequest', (_request, _reply, done) => {
    handled += 1
    done()
  })
const LARGE = { identity: 'x'.repeat(10_000_000) }
const withLargeAnswers = (app: FastifyInstance) =>
  app.get('/bff/v1/large', { config: open }, (request, reply) =>
    sendBytes(request, reply, LARGE, { keepWhile: () => true }),
  )
const portOf = ({ app }: TestServer) => (app.server.address() as AddressInfo).port

beforeAll(async () => {
  server = await testServer({ prepare: (app) => withLargeAnswers(countHandled(app)) })
  church = await seedChurch(server.database, { codigo: 'demo' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(server)
})
afterAll(() => server.close())

/** Node's fetch drops a Host header; http.request keeps it. */
const get = (
  headers: Record<string, string> = {},
  path = '/bff/v1/start-up',
  method = 'GET',
  connection: { port?: number; localAddress?: string } = {},
) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method, ...connection, headers: { host: 'demo.localhost', ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      },
    )
    request.on('error', reject).end()
  })

const handlings = async (ask: () => Promise<unknown>) => {
  const before = handled
  await ask()
  return handled - before
}

describe('the front', () => {
  it('keeps no answer to a host with a port that is not its own', async () => {
    const ask = (host: string) => async () => {
      await get({ host })
      await get({ host })
    }
    expect(await handlings(ask(`demo.localhost:${port}`))).toBe(1)
    expect(await handlings(ask('demo.localhost:1'))).toBe(2)
    expect(await handlings(ask('demo.localhost.'))).toBe(2)
  })

  it('answers again what was answered, with the same headers and bytes', async () => {
    const first = await get()
    expect(await handlings(async () => expect((await get()).text).toBe(first.text))).toBe(0)
    const second = await get()
    for (const name of [
      'content-type',
      'content-length',
      'etag',
      'vary',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
    ]) {
      expect(second.headers[name]).toBe(first.headers[name])
    }
    expect(second.headers['x-request-id']).toBeUndefined()
    expect(second.status).toBe(200)
  })

  it.each([
    ['another host', { host: 'other.localhost' }],
    ['another language', { 'accept-language': 'es' }],
    ['another cookie', { cookie: 'atrio_theme=dark' }],
    ['another origin', { origin: 'http://demo.localhost' }],
    ["a stranger's forwarded host", { 'x-forwarded-host': 'other.localhost' }],
    ["a stranger's forwarded scheme", { 'x-forwarded-proto': 'https' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a token', { authorization: 'Bearer x' }],
    ['a revalidation', { 'if-none-match': '"x"' }],
    ['a name beyond the memory', { 'accept-language': 'x'.repeat(700) }],
  ])('passes %s on to Fastify', async (_what, headers) => {
    await get()
    expect(await handlings(() => get(headers))).toBe(1)
  })

  it('keeps apart requests whose headers say the same only when they are joined', async () => {
    const one = { 'accept-language': 'en gzip', 'accept-encoding': 'br' }
    const other = { 'accept-language': 'en', 'accept-encoding': 'gzip br' }
    await get(one)
    expect(await handlings(() => get(one))).toBe(0)
    expect(await handlings(() => get(other))).toBe(1)
    expect(await handlings(() => get({ ...one, cookie: 'null' }))).toBe(1)
  })

  it('keeps what people ask for, however many requests are made up', async () => {
    await get()
    for (let n = 0; n < 2_100; n++) {
      await server.app.inject({
        url: '/bff/v1/start-up',
        headers: { host: 'demo.localhost', 'accept-language': `en;q=0.${n}` },
      })
      if (n % 500 === 0) await get()
    }
    expect(await handlings(() => get())).toBe(0)
  })

  it('keeps no more bytes than it may', async () => {
    const ask = (n: number) => get({}, `/bff/v1/large?${n}`)
    for (let n = 0; n < 4; n++) await ask(n)
    expect(await handlings(() => ask(3))).toBe(0)
    expect(await handlings(() => ask(1))).toBe(0)
    expect(await handlings(() => ask(0))).toBe(1)
  })

  it('lets other methods and other addresses go the long way', async () => {
    await get()
    expect(await handlings(() => get({}, '/bff/v1/start-up', 'HEAD'))).toBe(1)
    expect(await handlings(() => get({}, '/bff/v1/start-up?codigo=demo'))).toBe(1)
  })

  it('sends each client the encoding it takes, from one rendering', async () => {
    await get()
    const plain = (await get()).headers['content-length']
    const zipped = (await get({ 'accept-encoding': 'gzip' })).headers
    expect(zipped['content-encoding']).toBe('gzip')
    expect(zipped['content-length']).not.toBe(plain)
  })

  it('forgets an answer when the church changes', async () => {
    await get()
    await ownerTransaction(server.database, async ({ db, enterChurch }) => {
      await enterChurch(church)
      await db.insert(banner).values({ igrejaId: church, titulo: 'Advent' })
    })
    await until(async () => (await get()).text.includes('Advent'))
  })
})

describe('the front behind a trusted proxy', () => {
  let trusting: TestServer
  beforeAll(async () => {
    trusting = await testServer({ trustedProxies: ['127.0.0.1'], prepare: countHandled })
    await seedChurch(trusting.database, { codigo: 'demo' })
    await seedChurch(trusting.database, { codigo: 'other' })
    await trusting.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => trusting.close())

  const through = (headers: Record<string, string>, localAddress = '127.0.0.1') =>
    get(headers, '/bff/v1/start-up', 'GET', { localAddress, port: portOf(trusting) })

  it("answers again what came with the proxy's headers, apart for each host and scheme", async () => {
    const demo = { 'x-forwarded-host': 'demo.localhost', 'x-forwarded-proto': 'https' }
    const other = { ...demo, 'x-forwarded-host': 'other.localhost' }
    expect(await handlings(() => through(demo))).toBe(1)
    expect(await handlings(async () => expect((await through(demo)).text).toContain('"codigo":"demo"'))).toBe(0)
    expect(await handlings(async () => expect((await through(other)).text).toContain('"codigo":"other"'))).toBe(1)
    expect(await handlings(() => through({ ...demo, 'x-forwarded-proto': 'http' }))).toBe(1)
  })

  it('lets the same headers from another address go the long way, to the host that it asked', async () => {
    const forged = { 'x-forwarded-host': 'other.localhost', 'x-forwarded-proto': 'https' }
    await through(forged)
    expect(
      await handlings(async () => expect((await through(forged, '127.0.0.2')).text).toContain('"codigo":"demo"')),
    ).toBe(1)
  })
})
