/** The part of the worker's global scope that it uses: TypeScript offers these types only without those of a window. */
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

/** A page's message: what it had loaded before the worker. */
export type Opened = { page: string; files: string[] }

export type WorkerEvent = {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void
}

export type WorkerFetchEvent = WorkerEvent & {
  request: Request
  /** The page's answer, requested while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
