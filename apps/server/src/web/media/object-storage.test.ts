import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mediaStore } from '../../platform/media/media-store.ts'
import { s3Storage } from '../../platform/media/s3-storage.ts'
import { outcome } from '../../testing/people.ts'
import { until } from '../../testing/processes.ts'
import { refuse, type S3StandIn, s3StandIn } from '../../testing/s3-stand-in.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/** Short, for storages that tests make wait; long, where other work on the machine must not count as silence. */
const [SHORT_MS, LONG_MS] = [3_000, 60_000]
/** More than sockets and streams between the storage and a client hold. */
const LARGE = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24 * 1024 * 1024, 7)])

let storage: S3StandIn
let server: TestServer
let large: string
let small: string
const logged: string[] = []
const requests: http.ClientRequest[] = []

async function begin(timeoutMs: number) {
  storage = await s3StandIn({ S3_TIMEOUT_MS: String(timeoutMs) })
  server = await testServer({ s3: storage.s3, logger: { stream: { write: (line: string) => void logged.push(line) } } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  large = await server.app.services.media.storeRecording('demo', LARGE, 'culto')
  small = await server.app.services.media.storeDocument('demo', Buffer.from('%PDF-1.4\n'), 'boletim')
}
async function end() {
  await server.close()
  await storage.close()
}
afterEach(() => {
  for (const request of requests.splice(0)) request.destroy()
  storage.behave()
})

/** Asks over a socket of its own, and reads nothing yet. */
function ask(url: string, headers: http.OutgoingHttpHeaders = {}) {
  const { port } = server.app.server.address() as AddressInfo
  const request = http.get({ port, host: '127.0.0.1', path: url, headers, agent: false })
  requests.push(request)
  request.on('error', () => {}) // destroyed by tests
  const answer = once(request, 'response') as Promise<[http.IncomingMessage]>
  answer.catch(() => {})
  return { request, answer }
}

/** Requests that the storage got while some work was done. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = storage.asked.length
  await work()
  return storage.asked.slice(before).map((line) => line.split(/[ ?]/)[0] ?? '')
}

describe('an object storage', () => {
  beforeAll(() => begin(LONG_MS))
  afterAll(end)

  it('is read no further once its clients have gone', async () => {
    const clients = []
    for (let count = 0; count < 10; count++) {
      const client = ask(large)
      clients.push(client)
      const [response] = await client.answer
      expect([response.statusCode, response.headers['content-length']]).toEqual([200, String(LARGE.length)])
      await once(response, 'readable')
    }
    expect(storage.underWay()).toBe(clients.length)
    for (const { request } of clients) request.destroy()
    await until(() => storage.underWay() === 0)
  })

  it('is read no further by a client that has gone before its first byte', async () => {
    let begin = () => {}
    const reached = new Promise<void>((resolve) => {
      storage.behave(({ method }, response) => {
        if (method !== 'GET') return false
        begin = () => {
          response.writeHead(206, { 'content-length': 10, 'content-range': `bytes 0-9/${LARGE.length}` })
          response.flushHeaders()
        }
        resolve()
        return true
      })
    })
    const { request } = ask(large, { range: 'bytes=0-9' })
    await reached
    request.destroy()
    await until(() => request.closed)
    begin()
    await until(() => storage.underWay() === 0)
  })

  it('is asked for a size once, and for no content by HEAD', async () => {
    const url = await server.app.services.media.storeRecording('demo', Buffer.from('OggS and some more'), 'salmo')
    const range = (header: string) => server.get(url, { headers: { range: header } })
    expect(await askedDuring(() => server.app.inject({ method: 'HEAD', url }))).toEqual(['HEAD'])
    expect(await askedDuring(() => range('bytes=0-3'))).toEqual(['GET'])
    expect(await askedDuring(() => range('bytes=99-'))).toEqual([])
    const head = await server.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '18'])
  })

  it('that has a file in another size than before is asked for it once more', async () => {
    const url = await server.app.services.media.storeRecording('demo', Buffer.from('OggS and some more'), 'hino')
    expect((await server.get(url)).statusCode).toBe(200)
    const shorter = Buffer.from('OggS and more')
    await mediaStore(s3Storage(storage.s3)).storeAt(url, shorter)
    expect(outcome(await server.get(url))).toBe('503 unavailable')
    expect((await server.get(url)).rawPayload.equals(shorter)).toBe(true)
  })

  it('is asked for nothing that is no address of a file', async () => {
    const paths = ['/media/demo/..%2f..%2fother/x.jpg', `/media/demo/${'a'.repeat(32)}/.sized%2fx.jpg.480.webp`]
    for (const path of [
      ...paths,
      large.replace('.ogg', '%2f..%2fculto.ogg'),
      large.replace('/media/', '/media/private/'),
    ])
      expect([path, await askedDuring(async () => expect((await server.get(path)).statusCode).toBe(404))]).toEqual([
        path,
        [],
      ])
  })
})

describe('an object storage that is waited for no longer than its time-out', () => {
  beforeAll(() => begin(SHORT_MS))
  afterAll(end)

  it('keeps an answer open while its reader pauses for longer than that', async () => {
    const [response] = await ask(large).answer
    await once(response, 'readable')
    await sleep(2 * SHORT_MS)
    let bytes = 0
    for await (const part of response) bytes += (part as Buffer).length
    expect(bytes).toBe(LARGE.length)
  })

  const cases: [name: string, behave: () => void][] = [
    ['that answers nothing', () => storage.behave(() => true)],
    ['that refuses our key', () => storage.behave((_, response) => refuse(response, 403, 'InvalidAccessKeyId'))],
    ['that has an error of its own', () => storage.behave((_, response) => refuse(response, 500, 'InternalError'))],
    ['without our bucket', () => storage.behave((_, response) => refuse(response, 404, 'NoSuchBucket'))],
    ['that breaks connections off', () => storage.behave(({ socket }) => Boolean(socket.destroy()))],
  ]
  it.each(cases)('makes callers come back later where it is one %s', async (_name, behave) => {
    behave()
    for (const url of [small, `${large}?`]) {
      const answer = await server.get(url)
      expect([url, outcome(answer)]).toEqual([url, '503 unavailable'])
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    }
    storage.behave()
    expect((await server.get(small)).statusCode).toBe(200)
  })

  it('is named in the log, without its key', async () => {
    logged.length = 0
    storage.behave((_, response) => refuse(response, 403, 'InvalidAccessKeyId'))
    await server.get(small)
    const text = logged.join('')
    expect(text).toMatch(/127\.0\.0\.1:\d+, bucket files-of-churches: InvalidAccessKeyId, status 403/)
    expect(text).not.toContain(storage.s3.secretAccessKey)
  })

  it('that sends another part than the requested one is not passed on', async () => {
    storage.behave(({ headers }, response) => {
      if (!headers.range) return false
      response.writeHead(200, { 'content-length': 40 }).end(Buffer.alloc(40))
      return true
    })
    expect(outcome(await server.get(large, { headers: { range: 'bytes=0-9' } }))).toBe('503 unavailable')
  })

  it('that falls silent within an answer ends it, and its request', async () => {
    storage.behave(({ method }, response) => {
      if (method !== 'GET') return false
      response.writeHead(206, { 'content-length': 10, 'content-range': `bytes 0-9/${LARGE.length}` }).write('0123')
      return true
    })
    const [response] = await ask(large, { range: 'bytes=0-9' }).answer
    expect(response.statusCode).toBe(206)
    response.resume()
    await expect(once(response, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
    await until(() => storage.underWay() === 0)
  })
})
