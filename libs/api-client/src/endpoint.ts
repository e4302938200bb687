import type { ApiClient, ApiRequest, Provider, QueryValue, Transport } from './transport/transport.ts'

/** The church whose data is requested; part of most paths. */
export type ChurchRef = { id: number; slug: string }

type Options = {
  query?: Record<string, QueryValue>
  signal?: AbortSignal | undefined
  client?: ApiClient
  accept?: string
}
type WriteOptions = Options & {
  body?: unknown
  idempotencyKey?: string
  onProgress?: (fraction: number) => void
  provider?: Provider
}

/** The HTTP methods of an endpoint. The type parameter is the wire shape that the contract gives for the path. */
export type Http = {
  church: ChurchRef
  get<T>(path: string, options?: Options): Promise<T>
  post<T>(path: string, options?: WriteOptions): Promise<T>
  put<T>(path: string, options?: WriteOptions): Promise<T>
  delete<T>(path: string, options?: WriteOptions): Promise<T>
}

export function createHttp(transport: Transport, church: ChurchRef): Http {
  const call =
    (method: ApiRequest['method']) =>
    <T>(path: string, { client = 'main', ...options }: WriteOptions = {}) =>
      transport({ client, method, path, ...(options as Omit<WriteOptions, 'client' | 'signal'>) }) as Promise<T>
  return { church, get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}

/** A page of a list; `next` is where the one after it begins (`after`), null where it is the last. */
export type Listed<Item> = { items: Item[]; next: string | null }

/** One call of document 2 with its mapping to our types. Its name is the first part of its query key. */
export type Endpoint<Params, Result> = {
  name: string
  /** The answer depends on the session, which is part of its query key. */
  personal?: boolean
  run: (http: Http, params: Params, signal?: AbortSignal) => Promise<Result>
}

export const endpoint = <Params, Result>(
  name: string,
  run: Endpoint<Params, Result>['run'],
): Endpoint<Params, Result> => ({ name, run })

/** An endpoint whose answer depends on the session: what one person was shown is never read by the next. */
export const personalEndpoint = <Params, Result>(
  name: string,
  run: Endpoint<Params, Result>['run'],
): Endpoint<Params, Result> => ({ name, run, personal: true })
