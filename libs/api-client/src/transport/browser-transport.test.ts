// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { localServer } from '../testing/local-server.ts'
import { createBrowserTransport, type BrowserTransportOptions } from './browser-transport.ts'
import { createFetchTransport } from './fetch-transport.ts'
import type { ApiClient, ApiRequest } from './transport.ts'

let server: Awaited<ReturnType<typeof localServer>>
beforeEach(async () => {
  server = await localServer()
})
afterEach(() => server.close())

const answerWith =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)
const JSON_TYPE = { 'content-type': 'application/json' }

describe.each([
  ['axios', createBrowserTransport],
  ['fetch', createFetchTransport],
])('the transport by %s', (_name, create) => {
  const transportOf = (options: Partial<BrowserTransportOptions> = {}) =>
    create({
      bases: { main: `${server.base}/api/v1`, bff: `${server.base}/bff/v1`, card: `${server.base}/card` },
      ...options,
    })
  const get = (over: Partial<ApiRequest> = {}): ApiRequest => ({ client: 'main', method: 'GET', path: '/x', ...over })

  /** The failure of a call; throws when it succeeds or fails with another type. */
  async function failureOf(
    request: Partial<ApiRequest>,
    options?: Partial<BrowserTransportOptions>,
  ): Promise<ApiError> {
    const failure: unknown = await transportOf(options)(get(request)).then(
      () => 'it succeeded',
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ApiError)
    return failure as ApiError
  }
  describe('a call', () => {
    it('uses its client’s base, with path, query and body', async () => {
      server.state.answer = answerWith(200, '{"nome":"São João"}', JSON_TYPE)
      expect(await transportOf()(get({ query: { a: 'x y', b: undefined } }))).toEqual({ nome: 'São João' })
      await transportOf()(get({ client: 'bff', method: 'POST', body: { nome: 'Ana' }, idempotencyKey: 'k-1' }))
      await transportOf()(get({ client: 'card', method: 'PUT', path: '/y', body: {} }))
      await transportOf()(get({ method: 'DELETE', path: '/z' }))
      expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'GET /api/v1/x?a=x+y',
        'POST /bff/v1/x',
        'PUT /card/y',
        'DELETE /api/v1/z',
      ])
      const [first, second] = server.asked
      expect(JSON.parse(second!.body)).toEqual({ nome: 'Ana' })
      expect(second!.headers).toMatchObject({ 'idempotency-key': 'k-1', 'content-type': 'application/json' })
      expect(first!.headers).toMatchObject({ accept: 'application/json' })
      expect(first!.headers).not.toHaveProperty('idempotency-key')
    })

    it('sends the token, but never to the card client', async () => {
      const transport = transportOf({ token: () => 'secret' })
      for (const client of ['main', 'bff', 'card'] as ApiClient[]) await transport(get({ client }))
      expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([
        'Bearer secret',
        'Bearer secret',
        undefined,
      ])
      expect(JSON.stringify(server.asked[2])).not.toContain('secret')
    })

    it.each([undefined, () => null])('sends no token without a session', async (token) => {
      await transportOf({ ...(token && { token }) })(get())
      expect(server.asked[0]!.headers).not.toHaveProperty('authorization')
    })

    it('reads the token for each call', async () => {
      const tokens = ['first', 'second']
      const transport = transportOf({ token: () => tokens.shift() ?? null })
      await transport(get())
      await transport(get())
      expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second'])
    })

    it('rejects with 404 and sends nothing when its client has no base', async () => {
      const error = await failureOf({ client: 'card' }, { bases: { main: server.base } })
      expect(error).toMatchObject({ kind: 'refused', status: 404, code: 'not_found', retryable: false })
      expect(server.asked).toEqual([])
    })
  })

  describe('a file request', () => {
    const accept = 'application/pdf'

    it('resolves with the bytes and the requested type', async () => {
      const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x80])
      server.state.answer = (_, response) =>
        void response.writeHead(200, { 'content-type': 'application/pdf; x=y' }).end(bytes)
      const file = (await transportOf({ token: () => 'secret' })(get({ accept }))) as Blob
      expect(file.type).toBe(accept)
      expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
      expect(server.asked[0]!.headers).toMatchObject({ accept, authorization: 'Bearer secret' })
    })

    it.each([
      ['a page', '<!doctype html>', 'text/html'],
      ['JSON', '{}', 'application/json'],
      ['nothing', '', undefined],
    ])('rejects %s as a malformed answer', async (_, body, type) => {
      server.state.answer = answerWith(200, body, { ...(type && { 'content-type': type }) })
      expect(await failureOf({ accept })).toMatchObject({ kind: 'refused', status: 502, code: 'malformed_answer' })
    })

    it('rejects with the refusal’s code', async () => {
      server.state.answer = answerWith(404, '{"code":"not_found"}', { 'content-type': 'application/problem+json' })
      expect(await failureOf({ accept })).toMatchObject({ kind: 'refused', status: 404, code: 'not_found' })
    })
  })

  describe('a call without an answer', () => {
    it('rejects with no-response when the connection is refused', async () => {
      const gone = createServer()
      await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done))
      const base = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
      await new Promise((done) => gone.close(done))
      expect(await failureOf({}, { bases: { main: base } })).toMatchObject({ kind: 'no-response', status: 0 })
    })

    it('rejects with no-response when the connection breaks before an answer', async () => {
      server.state.answer = (request) => request.socket.destroy()
      expect(await failureOf({})).toMatchObject({ kind: 'no-response', retryable: true })
    })

    it('rejects with no-response when the connection breaks in the middle of an answer', async () => {
      server.state.answer = (request, response) => {
        response
          .writeHead(200, { ...JSON_TYPE, 'content-length': '1000' })
          .write('{"nome":', () => request.socket.destroy())
      }
      expect(await failureOf({})).toMatchObject({ kind: 'no-response', status: 0 })
    })

    it.each([
      ['read', 'GET', { read: 30, write: 60_000 }],
      ['write', 'POST', { read: 60_000, write: 30 }],
    ] as const)('rejects with no-response after the time-out of a %s', async (_, method, timeouts) => {
      server.state.answer = () => undefined
      expect(await failureOf({ method }, { timeouts })).toMatchObject({ kind: 'no-response', status: 0 })
    })

    it.each([
      ['an upload', { method: 'POST', body: new FormData() } as const, { read: 30, write: 30 }],
      ['a call without time-outs', {}, false as const],
    ])('has no time-out for %s', async (_, request, timeouts) => {
      server.state.answer = (_request, response) => void setTimeout(() => response.end('{"ok":true}'), 120)
      expect(await transportOf({ timeouts })(get(request))).toEqual({ ok: true })
    })

    it('rejects as aborted when it is aborted', async () => {
      const abort = new AbortController()
      server.state.answer = () => abort.abort()
      expect(await failureOf({ signal: abort.signal })).toMatchObject({ kind: 'aborted', retryable: false })
      expect(await failureOf({ signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted' })
    })
  })

  describe('a refused call', () => {
    it('rejects with the code, fields and request id of problem+json', async () => {
      const problem = { title: 'Conflict', status: 409, code: 'conflict', requestId: 'r-7' }
      const body = JSON.stringify({ ...problem, errors: [{ field: 'email', code: 'taken', message: 'x' }] })
      server.state.answer = answerWith(409, body, { 'content-type': 'application/problem+json' })
      expect(await failureOf({})).toMatchObject({
        kind: 'refused',
        status: 409,
        code: 'conflict',
        requestId: 'r-7',
        fields: { email: 'taken' },
      })
    })

    it.each([
      ['plain text', 'Bad gateway', 'text/plain'],
      ['a page', '<h1>Oops</h1>', 'text/html'],
      ['nothing', '', 'text/plain'],
      ['no body that can be read', '{"code":', 'application/json'],
      ['foreign JSON', '{"errors":{"email":["inválido"]},"code":12}', 'application/json'],
      ['a list', '[1,2]', 'application/json'],
      ['null', 'null', 'application/json'],
    ])('rejects with the status when the body is %s', async (_, body, type) => {
      server.state.answer = answerWith(502, body, { 'content-type': type })
      expect(await failureOf({})).toMatchObject({ kind: 'refused', status: 502, code: 'unknown', fields: {} })
    })

    it('rejects with the seconds of Retry-After', async () => {
      server.state.answer = answerWith(429, '{"code":"rate_limited"}', { ...JSON_TYPE, 'retry-after': '90' })
      expect(await failureOf({})).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 90 })
    })

    it('rejects an HTML page as a malformed answer', async () => {
      server.state.answer = answerWith(200, '<!doctype html><title>Wi-Fi</title>', { 'content-type': 'text/html' })
      expect(await failureOf({})).toMatchObject({ kind: 'refused', status: 502, code: 'malformed_answer' })
    })

    it('accepts an empty answer to a write', async () => {
      server.state.answer = answerWith(204, '')
      expect(await transportOf()(get({ method: 'DELETE' }))).toBeFalsy()
    })
  })
})
