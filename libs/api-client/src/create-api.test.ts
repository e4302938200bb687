import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createApi, NOBODY } from './create-api.ts'
import { endpoint, personalEndpoint, type Listed } from './endpoint.ts'
import { recorder } from './testing/recorder.ts'
import { queryString } from './transport/transport.ts'

const book = endpoint('library.book', (http, { id }: { id: number }, signal) =>
  http.get<{ id: number }>(`/${http.church.slug}/${id}`, { query: { page: 1 }, signal }),
)
const shelf = endpoint('library.shelf', (http, _: Record<string, never>) => http.get<string[]>('/shelf'))
const lend = endpoint('library.lend', (http, body: { id: number }) =>
  http.post<null>('/loans', { body, idempotencyKey: 'k1', client: 'card' }),
)

describe('createApi', () => {
  it('builds the query key from the endpoint and all its parameters', () => {
    const { api } = recorder(null)
    expect(api.q(book, { id: 3 }).queryKey).toEqual(['library.book', { id: 3 }])
    expect(api.q(book, { id: 4 }).queryKey).not.toEqual(api.q(book, { id: 3 }).queryKey)
  })

  it('keys what depends on the session by the viewer at the time, and nothing else', () => {
    const diary = personalEndpoint('library.diary', async (_, _params: { after?: string }) => {
      return { items: [], next: null } satisfies Listed<string>
    })
    let viewer = NOBODY
    const api = createApi(
      () => Promise.resolve({}),
      { id: 1, slug: 'one' },
      () => viewer,
    )
    const keys = () => [api.q(diary, {}).queryKey, api.pages(diary, {}).queryKey, api.q(book, { id: 3 }).queryKey]
    const visitors = keys()
    viewer = 8
    expect(keys()).toEqual([
      ['library.diary', {}, 8],
      ['library.diary', {}, 8, 'pages'],
      ['library.book', { id: 3 }],
    ])
    expect(keys()[0]).not.toEqual(visitors[0])
    expect(api.pages(diary, {}, NOBODY).queryKey).toEqual(visitors[1])
  })

  it('passes the church, the query and react-query’s signal to the transport', async () => {
    const { api, requests } = recorder({ id: 3 })
    expect(await new QueryClient().fetchQuery(api.q(book, { id: 3 }))).toEqual({ id: 3 })
    expect(requests).toEqual([
      { client: 'main', method: 'GET', path: '/vida-plena/3', query: { page: 1 }, signal: expect.any(AbortSignal) },
    ])
  })

  it('sends a write with its body and Idempotency-Key to its client', async () => {
    const { api, requests } = recorder(null)
    await api.run(lend, { id: 3 })
    expect(requests).toEqual([
      { client: 'card', method: 'POST', path: '/loans', body: { id: 3 }, idempotencyKey: 'k1' },
    ])
  })

  it('invalidates every query of an endpoint and no other', async () => {
    const { api } = recorder({})
    const client = new QueryClient()
    await Promise.all([
      client.fetchQuery(api.q(book, { id: 3 })),
      client.fetchQuery(api.q(book, { id: 4 })),
      client.fetchQuery(api.q(shelf, {})),
    ])
    await api.invalidate(client, book)
    const stale = (query: { queryKey: readonly unknown[] }) => client.getQueryState(query.queryKey)?.isInvalidated
    expect([stale(api.q(book, { id: 3 })), stale(api.q(book, { id: 4 })), stale(api.q(shelf, {}))]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('keeps the calls of two churches apart', async () => {
    const one = recorder({}, { id: 1, slug: 'one' })
    const two = recorder({}, { id: 2, slug: 'two' })
    await Promise.all([one.api.run(book, { id: 1 }), two.api.run(book, { id: 1 })])
    expect([...one.requests, ...two.requests].map(({ path }) => path)).toEqual(['/one/1', '/two/1'])
  })
})

describe('queryString', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ a: undefined }, ''],
    [{ a: 0, b: false, c: '' }, '?a=0&b=false&c='],
    [{ a: 1, b: undefined, c: 'x y' }, '?a=1&c=x+y'],
    [{ a: '&b=1#c' }, '?a=%26b%3D1%23c'],
  ])('writes %j as %s', (query, text) => {
    expect(queryString(query)).toBe(text)
  })
})
