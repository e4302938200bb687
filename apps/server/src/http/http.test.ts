import { Problem } from '@atrio/contract'
import fc from 'fast-check'
import Fastify, { type InjectOptions } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { igrejaHost } from '../platform/church/church.tables.ts'
import { requireAccess } from '../platform/people/access.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { answerErrors } from './error-answers.ts'
import { limitWrites } from './limit-writes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    corsOrigins: ['https://static.example'],
    writesPerMinute: 3,
    prepare: (app) => {
      const body = Type.Object({ nome: Type.String(), idade: Type.Integer() })
      app.post('/test', { config: { access: 'public', church: 'none' }, schema: { body } }, async () => ({}))
      app.get('/test/member', { config: { access: 'signed-in', church: 'none' } }, async () => ({ secret: 'canary' }))
      app.get('/test/broken', { config: { access: 'public', church: 'none' } }, async () => {
        throw new Error('canary')
      })
      app.get('/test/database', { config: { access: 'public', church: 'none' } }, () =>
        app.services.database.pool.query("select 'canary' / 0"),
      )
      app.get('/test/slow', { config: { access: 'public', church: 'none' } }, () =>
        app.services.database.pool.query('set statement_timeout = 1; select pg_sleep(1)'),
      )
    },
  })
  await seedChurch(server.database, { codigo: 'demo' }, (db, igrejaId) =>
    db.insert(igrejaHost).values({ igrejaId, host: 'www.church.example' }),
  )
})
afterAll(() => server.close())

type Sent = string | InjectOptions
/** Status and code of a refusal, after checking it against the contract's schema. */
async function refusal(options: Sent): Promise<string> {
  const answer = await server.app.inject(options)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  const body = answer.json<Problem>()
  expect([...Value.Errors(Problem, body)]).toEqual([])
  expect(body.status).toBe(answer.statusCode)
  expect(body.requestId).toBe(answer.headers['x-request-id'])
  expect(answer.body).not.toMatch(/canary|node_modules|\.ts:|select/)
  return `${body.status} ${body.code}`
}
const post = (payload: string, type = 'application/json', remoteAddress = '10.0.0.1') =>
  ({ method: 'POST', url: '/test', payload, headers: { 'content-type': type }, remoteAddress }) as const

describe('a refusal is a problem (RFC 9457)', () => {
  it.each<[string, Sent, string]>([
    ['an unknown path', '/api/v1/nothing', '404 not_found'],
    ['an unknown path outside the calls', '/nothing', '404 not_found'],
    ['an unknown method of a known path', { method: 'DELETE', url: '/api/v1/banner/' }, '404 not_found'],
    ['an id that is none', '/api/v1/banner/?igreja=1e3', '400 validation'],
    ['an id with a leading zero', '/api/v1/banner/?igreja=01', '400 validation'],
    ['an id that no church can have', '/api/v1/banner/?igreja=9999999999', '404 not_found'],
    ['an id given twice', '/api/v1/banner/?igreja=1&igreja=2', '400 validation'],
    ['an id that is missing', '/api/v1/banner/', '400 validation'],
    ['a NUL byte in a slug', '/api/v1/igreja/a%00b/visual/', '400 validation'],
    ['a path that does not decode', '/api/v1/igreja/%ff/visual/', '400 validation'],
    ['a slug that is too long', `/api/v1/igreja/${'a'.repeat(500)}/visual/`, '404 not_found'],
    ['a prototype key', '/api/v1/igreja/__proto__/visual/', '400 validation'],
    ['a body that is no JSON', post('{', 'application/json', '10.0.0.2'), '400 malformed_json'],
    ['an empty body', post('', 'application/json', '10.0.0.2'), '400 malformed_json'],
    ['a body of another kind', post('<a/>', 'text/xml', '10.0.0.3'), '415 unsupported_media_type'],
    ['plain text', post('a', 'text/plain', '10.0.0.3'), '415 unsupported_media_type'],
    ['a body that is too large', post(`"${'a'.repeat(2_000_000)}"`, 'application/json', '10.0.0.4'), '413 too_large'],
    [
      'a body that poisons prototypes',
      post('{"__proto__":{"a":1}}', 'application/json', '10.0.0.4'),
      '400 malformed_json',
    ],
    ['a call for members', '/test/member', '401 unauthorized'],
    ['a call for members, without its answer', { method: 'HEAD', url: '/test/member' }, '401 unauthorized'],
    ['an error of ours', '/test/broken', '500 internal'],
    ['an error of the database', '/test/database', '500 internal'],
    ['a statement that takes too long', '/test/slow', '503 unavailable'],
  ])('answers %s', async (_name, sent, expected) => {
    if (typeof sent === 'object' && 'method' in sent && sent.method === 'HEAD') {
      expect((await server.app.inject(sent)).statusCode).toBe(Number(expected.slice(0, 3)))
    } else {
      expect(await refusal(sent)).toBe(expected)
    }
  })

  it('names the invalid fields', async () => {
    const answer = await server.app.inject(post('{"idade":"1"}', 'application/json', '10.0.0.5'))
    expect(answer.json<Problem>().errors).toEqual([
      expect.objectContaining({ field: 'nome', code: 'required' }),
      expect.objectContaining({ field: 'idade', code: 'type' }),
    ])
  })

  it('answers 429 after too many writes, to that address only', async () => {
    const write = (address: string) => post('{"nome":"a","idade":1}', 'application/json', address)
    for (let i = 0; i < 3; i++) expect((await server.app.inject(write('10.0.0.9'))).statusCode).toBe(200)
    expect(await refusal(write('10.0.0.9'))).toBe('429 rate_limited')
    expect((await server.app.inject(write('10.0.0.9'))).headers['retry-after']).toMatch(/^\d+$/)
    expect((await server.app.inject(write('10.0.0.10'))).statusCode).toBe(200)
  })

  it('answers any path or query without a 5xx', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('0', '-1', '1e3', '0x10', '9007199254740993', 'NaN', '..', '\0'),
    )
    const paths = [
      (a: string, b: string) => `/api/v1/igreja/${a}/evento/${b}/`,
      (a: string, b: string) => `/api/v1/cliente/?organizacao=${a}&latitude=${b}&longitude=${a}`,
      (a: string, b: string) => `/api/v1/igreja/?hostname=${a}&x=${b}`,
      (a: string, b: string) => `/api/v1/banner/?igreja=${b}&${a}=1`,
      (a: string, b: string) => `/bff/v1/start-up?codigo=${a}&hostname=${b}`,
      (a: string, b: string) => `/media/${a}/${b}/x.jpg?w=${a}`,
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), texts, texts, async (path, a, b) => {
        const answer = await server.get(path(encodeURIComponent(a), encodeURIComponent(b)))
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a route', () => {
  it('that does not say who may call it, or for which church, stops the start', async () => {
    const app = Fastify()
    requireAccess(app, server.app.services)
    answerErrors(app)
    await limitWrites(app, 1)
    expect(() => app.get('/open', async () => 1)).toThrow('GET /open does not say who may call it (config.access).')
    expect(() => app.get('/typo', { config: { access: 'pubic' as 'public' } }, async () => 1)).toThrow(/does not say/)
    expect(() => app.get('/where', { config: { access: 'public' } }, async () => 1)).toThrow(/which church it is about/)
    expect(() => app.get('/fine', { config: { access: 'public', church: 'none' } }, async () => 1)).not.toThrow()
  })
})

describe('CORS', () => {
  const allowed = async (origin: string, url = '/api/v1/global-settings/default-payment-gateway') =>
    (await server.get(url, { headers: { origin } })).headers['access-control-allow-origin']

  it.each([
    'http://demo.localhost:4200',
    'https://localhost',
    'https://other.localhost',
    'https://www.church.example',
    'https://static.example',
  ])('allows %s', async (origin) => {
    expect(await allowed(origin)).toBe(origin)
    expect(await allowed(origin, '/bff/v1/start-up?codigo=demo')).toBe(origin)
    expect(await allowed(origin, '/api/v1/nothing')).toBe(origin)
  })

  it.each([
    'https://evil.example',
    'https://a.b.localhost',
    'https://localhost.evil.example',
    'http://static.example',
    'null',
    'javascript:1',
  ])('refuses %s', async (origin) => {
    expect(await allowed(origin)).toBeUndefined()
  })

  it('answers a preflight, without allowing credentials', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/pagamento/',
      headers: { origin: 'http://demo.localhost', 'access-control-request-method': 'POST' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-methods']).toContain('POST')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

describe('the server', () => {
  it('is healthy and ready', async () => {
    expect((await server.get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await server.get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('serves its OpenAPI 3.1 document', async () => {
    const document = (await server.get('/api/v1/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/bff/v1/start-up')
    expect(document.paths['/api/v1/igreja/{slug}/evento/{id}/'].get.responses['4XX'].content).toBeDefined()
    expect(document.components.schemas.Problem.properties.code).toEqual({ type: 'string' })
  })

  it('sends headers that forbid scripts, sniffing and framing', async () => {
    const { headers } = await server.get('/api/v1/igreja/codigo/demo')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
})
