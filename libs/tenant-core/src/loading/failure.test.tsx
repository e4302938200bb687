import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { failureOf } from './failure.ts'
import { useLastError } from './use-last-error.ts'

const fail = (text: string) => () => Promise.reject(new Error(text))

/** A query that that shows the data of the one before until its own has arrived. */
function open(load: (key: string) => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const useFailure = ({ key }: { key: string }) => {
    const query = useQuery({
      queryKey: [key],
      queryFn: () => load(key),
      placeholderData: (previous: string | undefined) => previous,
    })
    return { data: query.data, error: useLastError(query)?.message, ...failureOf(query) }
  }
  return renderHook(useFailure, {
    initialProps: { key: 'a' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}

describe('failureOf', () => {
  it('keeps a failure and its error while the request is repeated, until data arrives', async () => {
    let arrive = (_: string) => {}
    const load = vi
      .fn()
      .mockImplementationOnce(fail('first'))
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const { result } = open(load)
    expect(result.current).toMatchObject({ failed: false, busy: true })
    await waitFor(() => expect(result.current).toMatchObject({ failed: true, busy: false, error: 'first' }))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ failed: true, busy: true, error: 'first' }))
    await act(async () => arrive('data'))
    await waitFor(() => expect(result.current).toMatchObject({ failed: false, busy: false, data: 'data' }))
    expect(result.current.error).toBeUndefined()
  })

  it('keeps a failure of a list in whose place an earlier one is shown', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce('a')
      .mockImplementationOnce(fail('b'))
      .mockReturnValueOnce(new Promise(() => {}))
    const { result, rerender } = open(load)
    await waitFor(() => expect(result.current.data).toBe('a'))
    rerender({ key: 'b' })
    expect(result.current).toMatchObject({ failed: false, busy: true, data: 'a' })
    await waitFor(() => expect(result.current).toMatchObject({ failed: true, data: undefined }))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ failed: true, busy: true, data: 'a', error: 'b' }))
  })

  it('reports the failure of a refetch beside the data', async () => {
    const load = vi.fn().mockResolvedValueOnce('data').mockImplementationOnce(fail('later'))
    const { result } = open(load)
    await waitFor(() => expect(result.current.data).toBe('data'))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ failed: true, data: 'data', error: 'later' }))
  })
})
