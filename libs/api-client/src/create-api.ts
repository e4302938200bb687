import type { QueryClient } from '@tanstack/react-query'
import { createHttp, type ChurchRef, type Endpoint } from './endpoint.ts'
import type { Transport } from './transport/transport.ts'

export type Api = ReturnType<typeof createApi>

/** Viewer id of a visitor. */
export const NOBODY = 0

/**
 * The calls of one church over one transport. Passed, never imported: two churches live side by side.
 * @param viewer the person's account in the church, or NOBODY: part of the query keys of personal endpoints
 */
export function createApi(transport: Transport, church: ChurchRef, viewer: () => number = () => NOBODY) {
  const http = createHttp(transport, church)
  const keyOf = <P, R>({ name, personal }: Endpoint<P, R>, params: P, of: number) =>
    personal ? ([name, params, of] as const) : ([name, params] as const)
  return {
    /**
     * Key and function of a query from one value, so that a key cannot lack a parameter.
     * @param of whose answer, of a personal endpoint: the current viewer's unless given
     */
    q: <P, R>(endpoint: Endpoint<P, R>, params: P, of = viewer()) => ({
      queryKey: keyOf(endpoint, params, of),
      queryFn: ({ signal }: { signal?: AbortSignal }) => endpoint.run(http, params, signal),
    }),
    /** The same of a list that comes in pages; react-query's infinite queries take it as it is. */
    pages: <P extends object, R extends { next: string | null }>(
      endpoint: Endpoint<P & { after?: string }, R>,
      params: P,
      of = viewer(),
    ) => ({
      queryKey: [...keyOf(endpoint, params, of), 'pages'] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | null; signal?: AbortSignal }) =>
        endpoint.run(http, { ...params, ...(pageParam !== null && { after: pageParam }) }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page: R) => page.next,
    }),
    run: <P, R>(endpoint: Endpoint<P, R>, params: P, signal?: AbortSignal) => endpoint.run(http, params, signal),
    /** After a write: invalidates every query of these endpoints. */
    invalidate: (queryClient: QueryClient, ...endpoints: { name: string }[]) =>
      Promise.all(endpoints.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] }))),
  }
}
