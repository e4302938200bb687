import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { until } from '../testing/processes.ts'
import { answerErrors, answerUnreadable } from './error-answers.ts'
import { acceptForms } from './form-data.ts'
import { open } from './route-parts.ts'
import { type ArrivalLimits, limitArrival } from './slow-bodies.ts'

/** Long enough for a busy machine to send something within it. */
const REQUEST_MS = 400
const PART_MS = 20
const NEVER_MS = 600_000
const LIMITS: ArrivalLimits = { requestMs: REQUEST_MS, uploadMs: NEVER_MS, uploadBytesPerSecond: 100 }

let app: FastifyInstance
let handled: string[]
let sending: AbortController
afterEach(() => {
  sending.abort()
  return app.close()
})

/** A server with these limits: a route that takes a form, one that takes JSON, and one that takes nothing. */
async function listening(limits: Partial<ArrivalLimits> = {}): Promise<void> {
  handled = []
  sending = new AbortController()
  app = Fastify({
    serverFactory: (handler) =>
      limitArrival(createServer({ connectionsCheckingInterval: PART_MS }, handler), { ...LIMITS, ...limits }),
    clientErrorHandler: answerUnreadable,
  })
  answerErrors(app)
  app.post('/json', { config: open }, async () => ({ handled: handled.push('json') }))
  app.get('/slow', { config: open }, () => sleep(REQUEST_MS * 2, {}))
  app.post('/slow', { config: open }, () => sleep(REQUEST_MS * 2, {}))
  app.get('/nothing', { config: open }, async () => ({}))
  await app.register(async (forms) => {
    await acceptForms(forms, { fileSize: 1_000_000, files: 1, fields: 1, parts: 2 })
    forms.post('/form', { config: open, bodyLimit: 1_000_000 }, async (request) => {
      const bytes = await (await request.file())?.toBuffer()
      return { handled: handled.push('form'), bytes: bytes?.length }
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

const BEGIN = '--b\r\ncontent-disposition: form-data; name="f"; filename="f.bin"\r\n\r\n'
const END = '\r\n--b--\r\n'
const FORM = 'content-type: multipart/form-data; boundary=b'
const JSON_TYPE = 'content-type: application/json'
const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: a.localhost', ...headers, '', ''].join('\r\n')
/** The head of a form with a file of so many bytes, and the form's beginning. */
const form = (bytes: number, path = '/form') =>
  head('POST', path, FORM, `content-length: ${BEGIN.length + bytes + END.length}`) + BEGIN

/** A client that never closes its connection by itself, and all that it is answered. */
function client() {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  sending.signal.addEventListener('abort', () => socket.destroy())
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()))
  /** Sends so many bytes in equal parts, one every `PART_MS`, until the connection ends. */
  const sendSlowly = async (bytes: number, parts: number) => {
    for (let sent = 0; sent < parts && socket.writable && !socket.readableEnded; sent++) {
      socket.write('x'.repeat(bytes / parts))
      await sleep(PART_MS)
    }
  }
  return {
    send: (text: string) => void socket.write(text),
    sendSlowly,
    /** All that is answered until the connection is closed, which it has to be while this sends on. */
    async answerWhileSending() {
      const sent = sendSlowly(100_000, (20 * REQUEST_MS) / PART_MS).then(() => 'is open after all was sent')
      return Promise.race([closed.then(() => answer), sent])
    },
    answer: () => answer,
    answered: async () => {
      while (!answer.includes('\r\n\r\n')) await sleep(PART_MS)
      return answer
    },
    closed: async () => {
      await closed
      return answer
    },
  }
}

const openConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

const TIMED_OUT = /^HTTP\/1\.1 408 [^]*connection: close/

describe('an upload', () => {
  it('is answered when it keeps coming for several times as long as another request may take', async () => {
    await listening()
    const { send, sendSlowly, answered } = client()
    send(form(60_000))
    await sendSlowly(60_000, (3 * REQUEST_MS) / PART_MS)
    send(END)
    expect(await answered()).toMatch(/^HTTP\/1\.1 200 [^]*"bytes":60000/)
  })

  it('is refused with 408 when nothing more comes', async () => {
    await listening()
    const { send, closed } = client()
    send(form(60_000))
    expect(await closed()).toMatch(TIMED_OUT)
    expect(handled).toEqual([])
  })

  it('is refused with 408 when it comes at less than the lowest rate', async () => {
    await listening({ uploadBytesPerSecond: 100_000 })
    const { send, answerWhileSending } = client()
    send(form(600_000))
    expect(await answerWhileSending()).toMatch(TIMED_OUT)
  })

  it('is refused with 408 when it takes longer than an upload may', async () => {
    await listening({ uploadMs: REQUEST_MS * 3 })
    const { send, answerWhileSending } = client()
    send(form(600_000))
    expect(await answerWhileSending()).toMatch(TIMED_OUT)
  })

  it('gets no more time than other requests at a route that takes no form', async () => {
    await listening()
    const { send, answerWhileSending } = client()
    send(form(600_000, '/json'))
    expect(await answerWhileSending()).toMatch(/^HTTP\/1\.1 415 /)
  })

  it('gets no more time than other requests once it is refused', async () => {
    await listening()
    const { send, answerWhileSending } = client()
    send(form(2_000_000))
    expect(await answerWhileSending()).toMatch(/^HTTP\/1\.1 413 (?![^]*HTTP)/)
  })
})

describe('a request that is no upload', () => {
  it('is refused with 408 when its body is late, however steadily it comes', async () => {
    await listening()
    const { send, answerWhileSending } = client()
    send(head('POST', '/json', JSON_TYPE, 'content-length: 600000'))
    expect(await answerWhileSending()).toMatch(TIMED_OUT)
  })

  it('is not handled when the rest of its body comes after it was refused', async () => {
    await listening()
    const { send, closed } = client()
    send(head('POST', '/json', JSON_TYPE, 'transfer-encoding: chunked') + '1\r\n"\r\n')
    expect(await closed()).toMatch(TIMED_OUT)
    send('1\r\n"\r\n0\r\n\r\n')
    await sleep(REQUEST_MS)
    expect(handled).toEqual([])
  })

  it('is refused with 408 when its headers are late', async () => {
    await listening()
    const { send, closed } = client()
    send('GET /nothing HTTP/1.1\r\nhost: a')
    expect(await closed()).toMatch(TIMED_OUT)
  })

  it('loses its connection when it was answered before its body came', async () => {
    await listening()
    const { send, answerWhileSending } = client()
    send(head('GET', '/nothing', 'content-length: 600000'))
    expect(await answerWhileSending()).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP)/)
  })

  it('loses its connection when it expects what HTTP does not know', async () => {
    await listening()
    const { send, answerWhileSending } = client()
    send(head('POST', '/json', JSON_TYPE, 'expect: more', 'content-length: 600000'))
    expect(await answerWhileSending()).toMatch(/^HTTP\/1\.1 417 /)
  })

  it('loses its connection when its body is invalid and its client does not close it', async () => {
    await listening()
    const { send, closed } = client()
    send(head('POST', '/json', JSON_TYPE, 'transfer-encoding: chunked') + 'no length\r\n')
    expect(await closed()).toMatch(/^HTTP\/1\.1 400 (?![^]*HTTP)/)
    await until(async () => (await openConnections()) === 0)
  })

  it.each([
    ['without a body', head('GET', '/slow')],
    ['whose body has come', head('POST', '/slow', JSON_TYPE, 'content-length: 2') + '{}'],
  ])('may be answered late %s, and its connection serves the next one', async (_, request) => {
    await listening()
    const { send, answer } = client()
    send(request)
    while (!answer().includes('200 OK')) await sleep(PART_MS)
    send(head('GET', '/nothing'))
    while (!/200 OK[^]*200 OK/.test(answer())) await sleep(PART_MS)
    expect(answer()).not.toContain('408')
  })
})
