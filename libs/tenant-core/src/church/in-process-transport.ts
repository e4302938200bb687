import { queryString, refusal, type ApiClient, type Transport } from '@atrio/api-client'

/** Calls the rendering server's own API without a socket. */
export type Inject = (path: string) => Promise<{ status: number; body: unknown }>

const BASES: Record<ApiClient, string | null> = { main: '/api/v1', bff: '/bff/v1', card: null }

/** The transport during server rendering: the same calls, answered in process. Reads only. */
export const inProcessTransport =
  (inject: Inject): Transport =>
  async ({ client, method, path, query }) => {
    const base = BASES[client]
    if (base === null || method !== 'GET') throw new Error(`a page that renders cannot call ${method} ${path}`)
    const { status, body } = await inject(base + path + queryString(query))
    if (status >= 400) throw refusal(status, body)
    return body
  }
