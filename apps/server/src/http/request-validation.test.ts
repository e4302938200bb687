import type { Problem } from '@atrio/contract'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { requestValidation } from './request-validation.ts'

const Address = Type.Object({ street: Type.String({ minLength: 1 }), country: Type.String({ pattern: '^[A-Z]{2}$' }) })
const Person = Type.Object({
  // takes exponential time on a text like "aaaa…!", so that a test notices when it runs
  name: Type.String({ maxLength: 10, pattern: '^(a+)+$' }),
  age: Type.Optional(Type.Integer({ minimum: 0 })),
  address: Type.Optional(Type.Union([Address, Type.Null()])),
  children: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    writesPerMinute: 1_000,
    prepare: (app) =>
      app.post('/test', { config: { access: 'public', church: 'none' }, schema: { body: Person } }, async () => ({})),
  })
})
afterAll(() => server.close())

const post = (payload: unknown, url = '/test') =>
  server.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
const faults = async (payload: unknown) => {
  const answer = await post(payload)
  expect(outcome(answer)).toBe('400 validation')
  return (answer.json<Problem>().errors ?? []).map(({ field, code }) => `${field} ${code}`)
}

describe('the validation of a body', () => {
  it('accepts what the schema allows', async () => {
    const address = { street: 'Rua A', country: 'BR' }
    for (const body of [{ name: 'aa' }, { name: 'a', age: 3, address, children: [] }, { name: 'a', address: null }])
      expect(outcome(await post(body))).toBe('200')
  })

  it('never runs a pattern on a text that is too long', async () => {
    expect(await faults({ name: `${'a'.repeat(24)}!` })).toEqual(['name maxLength'])
  })

  it('names each invalid field, in nested objects as well, with its first fault', async () => {
    const body = { name: 'b', age: -1.5, address: { country: 'br' } }
    expect(await faults(body)).toEqual([
      'name pattern',
      'age type',
      'address.street required',
      'address.country pattern',
    ])
    expect(await faults({ age: 'x' })).toEqual(['name required', 'age type'])
    expect(await faults({ name: 'a', address: 1 })).toEqual(['address type'])
  })

  it('reports no more faults than the schema has fields', async () => {
    const children = Array.from({ length: 3_000 }, () => ({}))
    expect(await faults({ name: 'a', children })).toEqual(['children.0.name required'])
    expect(await faults(children)).toEqual([' type'])
  })
})

describe('a schema', () => {
  const compilerOfOneServer = () => requestValidation()({}, { customOptions: { coerceTypes: false } })
  const ofRoute = (schema: object) =>
    compilerOfOneServer()({ method: 'GET', url: '/test', httpPart: 'params', schema } as never)
  const page = (limit: number) => Type.Object({ page: Type.Integer({ maximum: limit }) })

  it('is compiled once for all routes and servers that check the same', () => {
    expect(ofRoute(page(7))).toBe(ofRoute(page(7)))
  })

  it('is compiled with the first value that it checks', () => {
    const check = ofRoute({ type: 'object', properties: { page: { type: 'no type' } } })
    expect(() => check({ page: 7 })).toThrow('schema is invalid')
  })

  it('is not taken for another that differs in a bound', () => {
    expect([page(7), page(8)].map((schema) => ofRoute(schema)({ page: 8 }))).toEqual([false, true])
  })
})

describe('the limit on a body’s size', () => {
  it('answers 413 above what the portal’s forms need', async () => {
    const url = '/api/v1/security/login_check'
    const body = (length: number) => ({ username: 'a', password: 'x'.repeat(length) })
    expect(outcome(await post(body(16_000), url))).toBe('400 validation')
    expect(outcome(await post(body(17_000), url))).toBe('413 too_large')
  })
})
