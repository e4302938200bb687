/** What the worker uses of its global scope: TypeScript has these types only where it has none of a window's. */
export type WorkerScope = {
  location: Location
  caches: CacheStorage
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: Opened }) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}

/** What a page tells the worker that it had opened before. */
export type Opened = { page: string; files: string[] }

export type WorkerEvent = {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void
}

export type WorkerFetchEvent = WorkerEvent & {
  request: Request
  /** The page's answer, asked for while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
