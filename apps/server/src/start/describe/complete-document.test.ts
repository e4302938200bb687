import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SpecifiedCall, specifiedCalls } from '../../testing/specified-calls.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import type { Described } from './complete-document.ts'
import { summaries } from './summaries.ts'

let server: TestServer
let document: Described
beforeAll(async () => {
  server = await testServer()
  document = (await server.get('/api/v1/openapi.json')).json()
})
afterAll(() => server.close())

/** The linter's faults of a document. */
async function faults(of: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // the specification's own paths are alike (/igreja/codigo/{code}, /igreja/{slug}/visual/) and end with slashes
      'no-ambiguous-paths': 'off',
      'no-path-trailing-slash': 'off',
    },
  })
  const found = await lintFromString({ source: JSON.stringify(of), config, absoluteRef: 'openapi.json' })
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  )
const named = (name: string) => operations().find((operation) => operation.name === name)!.call

/** A path without the names of its variable parts, and without its base. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/^\/api\/v1/, '')
const shapeOf = ({ method, path }: SpecifiedCall) => `${method} ${shape(path)}`

describe('openapi.json', () => {
  it('has no faults by the linter’s recommended rules', async () => {
    expect(await faults(document)).toEqual([])
  })

  it('is refused by the linter without a summary, an operationId, and with an unknown scheme', async () => {
    const path = '/api/v1/me'
    const broken = { responses: { 200: { description: 'x' } }, security: [{ cookie: [] }] }
    const rules = (await faults({ ...document, paths: { [path]: { get: broken } } })).map(
      (fault) => fault.split(':')[0],
    )
    expect(rules).toEqual(
      expect.arrayContaining([
        'operation-summary',
        'operation-operationId',
        'security-defined',
        'operation-4xx-response',
      ]),
    )
  })

  it('describes every call of the specification', () => {
    const described = new Set(
      operations().map(({ name }) => name.replace(/ .*/, '') + ' ' + shape(name.split(' ')[1]!)),
    )
    expect(specifiedCalls.filter((call) => !described.has(shapeOf(call))).map(({ name }) => name)).toEqual([])
  })

  it('has no summary for a call that is not there', () => {
    const names = new Set(operations().map(({ name }) => shape(name.replace(' /api/v1', ' '))))
    expect(Object.keys(summaries).filter((name) => !names.has(shape(name)))).toEqual([])
  })

  it('says who may call, what a form holds, which headers are read and which are answered', () => {
    expect(named('GET /api/v1/me').security).toEqual([{ bearer: [] }])
    expect(named('GET /api/v1/igreja/codigo/{code}').security).toEqual([])
    expect(named('POST /api/v1/pagamento/').security).toEqual([{}, { bearer: [] }])
    expect(named('POST /api/v1/pagamento/').parameters).toEqual(
      expect.arrayContaining([
        { $ref: '#/components/parameters/IdempotencyKey' },
        { $ref: '#/components/parameters/AcceptLanguage' },
      ]),
    )
    expect(named('POST /api/v1/oracao/').requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { required: ['mensagem'] } } },
    })
    expect(named('GET /api/v1/me').responses?.['4XX']?.headers).toEqual({
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    })
    expect(named('POST /general/payment/church/{id}/card/token').security).toEqual([])
    expect(named('GET /bff/v1/start-up').summary).toBeTruthy()
  })

  it('asks for a form where a route reads one', () => {
    const forms = operations().filter(({ call }) =>
      JSON.stringify(call.requestBody ?? {}).includes('multipart/form-data'),
    )
    expect(forms.map(({ name }) => name.replace('/api/v1', '')).sort()).toEqual([
      'POST /igreja/{slug}/evento/{id}/arquivo/',
      'POST /oracao/',
      'POST /usuario/{id}/{type}/imagem',
    ])
  })
})
