import { ApiError } from '../api-error.ts'
import type { ApiClient, Transport } from './transport.ts'

export type BrowserTransportOptions = {
  /** Base address of each client, without a trailing slash; calls to a client without one reject with 404. */
  bases: Partial<Record<ApiClient, string>>
  /** The person's access token, if there is one. Never sent to the card client. */
  token?: () => string | null
  /** Milliseconds; 0, or `false` for all, restores the specification's "no time-out". */
  timeouts?: false | { read: number; write: number }
}

/** Loads what the browser's transport calls with, for a page that expects a call soon. */
export const loadBrowserTransport = (): Promise<unknown> => import('./axios-transport.ts')

/** The browser's transport. axios loads with the first call: a server-rendered page makes none. */
export function createBrowserTransport(options: BrowserTransportOptions): Transport {
  return async (request) => {
    const { send } = await import('./axios-transport.ts').catch(() => {
      // the chunk failed to load, which is the same missing answer to the person
      throw new ApiError('no response', { kind: 'no-response' })
    })
    return send(options, request)
  }
}
