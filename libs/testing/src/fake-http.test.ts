import type { ApiRequest } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { fakeTransport, noResponse, refuse, type FakeHttp } from './fake-http.ts'

const get = (path: string, over: Partial<ApiRequest> = {}): ApiRequest => ({
  client: 'main',
  method: 'GET',
  path,
  ...over,
})
const ask = (http: FakeHttp, request: ApiRequest) => fakeTransport(http)(request)

describe('fakeTransport', () => {
  it('answers the listed calls, by method, path and query', async () => {
    const http = { 'GET /a?b=1': 'get', 'POST /a': 'post', 'GET /a': null }
    expect(await ask(http, get('/a', { query: { b: 1, c: undefined } }))).toBe('get')
    expect(await ask(http, get('/a', { method: 'POST' }))).toBe('post')
    expect(await ask(http, get('/a'))).toBeNull()
  })

  it.each(['/a', 'toString', '/__proto__'])(
    'throws for the unlisted %s, unlike a failure of the server',
    async (path) => {
      const failure = await ask({ 'GET /b': 1, 'POST /a': 1 }, get(path)).catch((error: unknown) => error)
      expect(failure).toEqual(new Error(`unlisted call: GET ${path}`))
      expect((failure as Error).name).toBe('Error')
    },
  )

  it('records all calls in order, unlisted ones too', async () => {
    const transport = fakeTransport({ 'GET /a': 1, 'DELETE /b?x=1': 2 })
    await transport(get('/a'))
    await transport(get('/b', { method: 'DELETE', query: { x: 1 } }))
    await expect(transport(get('/c'))).rejects.toThrow('unlisted')
    expect(transport.calls).toEqual(['GET /a', 'DELETE /b?x=1', 'GET /c'])
  })

  it('calls a function with the request each time', async () => {
    const seen: unknown[] = []
    const transport = fakeTransport({
      'POST /a': async ({ body }: ApiRequest) => {
        seen.push(body)
        return seen.length === 1 ? refuse(409, 'conflict') : { tries: seen.length }
      },
    })
    const post = get('/a', { method: 'POST', body: { x: 1 } })
    await expect(transport(post)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await transport(post)).toEqual({ tries: 2 })
    expect(seen).toEqual([{ x: 1 }, { x: 1 }])
  })

  it('fails like the real transport', async () => {
    const failure = (http: FakeHttp) => ask(http, get('/a')).catch((error: unknown) => error)
    expect(await failure({ 'GET /a': refuse(503) })).toMatchObject({ name: 'ApiError', kind: 'refused', status: 503 })
    expect(await failure({ 'GET /a': noResponse() })).toMatchObject({
      name: 'ApiError',
      kind: 'no-response',
      status: 0,
    })
  })

  it('gives each caller a copy of the answer', async () => {
    const answer = { list: [1] }
    const transport = fakeTransport({ 'GET /a': answer })
    const first = (await transport(get('/a'))) as typeof answer
    first.list.push(2)
    expect(await transport(get('/a'))).toEqual({ list: [1] })
  })
})
