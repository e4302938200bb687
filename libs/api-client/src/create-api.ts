import type { QueryClient } from '@tanstack/react-query'
import { createHttp, type ChurchRef, type Endpoint } from './endpoint.ts'
import type { Transport } from './transport/transport.ts'

export type Api = ReturnType<typeof createApi>

/** The calls of one church over one transport. Passed, never imported: two churches live side by side. */
export function createApi(transport: Transport, church: ChurchRef) {
  const http = createHttp(transport, church)
  return {
    /** Key and function of a query, from one value: a key that forgets a parameter cannot be written. */
    q: <P, R>(endpoint: Endpoint<P, R>, params: P) => ({
      queryKey: [endpoint.name, params] as const,
      queryFn: ({ signal }: { signal?: AbortSignal }) => endpoint.run(http, params, signal),
    }),
    run: <P, R>(endpoint: Endpoint<P, R>, params: P, signal?: AbortSignal) => endpoint.run(http, params, signal),
    /** After a write: everything that these endpoints have told is asked again when it is next looked at. */
    invalidate: (queryClient: QueryClient, ...endpoints: { name: string }[]) =>
      Promise.all(endpoints.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] }))),
  }
}
