import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ENVELOPE_TYPE } from '@atrio/contract/rules'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanEnvelope, errorReports } from './error-reports.ts'
import { until } from '../testing/processes.ts'

const event = (value = 'Cannot read x', over: object = {}) => ({
  event_id: 'a'.repeat(32),
  timestamp: 1_900_000_000,
  platform: 'javascript',
  level: 'error',
  transaction: '/event/:eventId',
  tags: { church: 'demo', language: 'pt-BR' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value,
        stacktrace: { frames: [{ filename: '/assets/a-1.js', function: 'f', lineno: 1, colno: 2, in_app: true }] },
      },
    ],
  },
  ...over,
})
const envelopeOf = (sent: object, header: object = {}) =>
  [
    { event_id: 'a'.repeat(32), sent_at: '2030-01-09T12:00:00.000Z', ...header },
    { type: 'event', content_type: 'application/json' },
    sent,
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')

describe('cleanEnvelope', () => {
  it('returns an envelope of the documented shape as it is', () => {
    expect(cleanEnvelope(envelopeOf(event()))).toBe(`${envelopeOf(event())}\n`)
  })

  it('takes personal data out of a text that a browser left it in', () => {
    const cleaned = cleanEnvelope(envelopeOf(event('no ana@demo.test at https://x.test/access?token=abc')))
    expect(cleaned).not.toMatch(/ana|token|x\.test/)
    expect(cleaned).toContain('no <e-mail> at <address>')
  })

  it.each([
    ['no envelope', 'hello'],
    ['of fewer lines', envelopeOf(event()).split('\n').slice(1).join('\n')],
    ['with a fourth line', `${envelopeOf(event())}\n{}`],
    ['with a person in it', envelopeOf(event('x', { user: { email: 'ana@demo.test' } }))],
    ['with an address in it', envelopeOf(event('x', { request: { url: 'https://x.test/?token=1' } }))],
    ['with a key in its header', envelopeOf(event(), { dsn: 'https://key@elsewhere.test/1' })],
  ])('refuses what is %s', (_name, text) => expect(cleanEnvelope(text)).toBeNull())
})

describe('errorReports', () => {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  /** A service on loopback, and a server that reports to it. */
  async function world(answer: 'ok' | 'nothing', timeOutMs?: number) {
    const received: { body: string; type: string | undefined; url: string | undefined }[] = []
    const service = createServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        received.push({ body, type: request.headers['content-type'], url: request.url })
        if (answer === 'ok') response.end('{}')
      })
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    const { port } = service.address() as AddressInfo
    const app: FastifyInstance = Fastify()
    errorReports(app, `http://127.0.0.1:${port}/api/7/envelope/?sentry_key=k`, timeOutMs)
    closing.push(
      () => app.close(),
      () => (service.closeAllConnections(), service.close()),
    )
    const send = (payload: string) =>
      app.inject({ method: 'POST', url: '/error-report', payload, headers: { 'content-type': ENVELOPE_TYPE } })
    return { app, received, send }
  }

  it('passes an envelope on with its key, and no other', async () => {
    const { received, send } = await world('ok')
    expect((await send(envelopeOf(event()))).statusCode).toBe(202)
    await until(() => received.length === 1)
    expect(received[0]).toEqual({
      body: `${envelopeOf(event())}\n`,
      type: ENVELOPE_TYPE,
      url: '/api/7/envelope/?sentry_key=k',
    })
    expect((await send('hello')).statusCode).toBe(400)
    expect((await send(envelopeOf(event('x'.repeat(20_000))))).statusCode).toBe(413)
    expect(received).toHaveLength(1)
  })

  it('answers at once and gives up after a while when the service hangs, with eight on their way at most', async () => {
    const { app, received, send } = await world('nothing', 6_000)
    const warn = vi.spyOn(app.log, 'warn')
    for (let count = 0; count < 12; count++) expect((await send(envelopeOf(event()))).statusCode).toBe(202)
    await until(() => received.length === 8)
    expect(warn).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(8), { timeout: 60_000 })
    expect(JSON.stringify(warn.mock.calls)).not.toContain('sentry_key')
  })
})
