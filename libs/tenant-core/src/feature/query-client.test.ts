import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClientFor } from './create-context.ts'

afterEach(() => vi.restoreAllMocks())

describe('queries without network', () => {
  const queryKey = ['event', 7]
  const client = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    // how the library learns of it
    dispatchEvent(new Event('offline'))
    return queryClientFor(false)
  }
  afterEach(() => void dispatchEvent(new Event('online')))

  it('are asked for, and fail, instead of waiting for the network', async () => {
    const queryFn = () => Promise.reject(new Error('no network'))
    await expect(client().fetchQuery({ queryKey, queryFn })).rejects.toThrow('no network')
  })

  it('answer with what is here, however old it is', async () => {
    const queries = client()
    queries.setQueryData(queryKey, 'before', { updatedAt: Date.now() - 3_600_000 })
    expect(await queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no')) })).toBe('before')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    expect(await queries.fetchQuery({ queryKey, queryFn: () => Promise.resolve('now') })).toBe('now')
  })
})
