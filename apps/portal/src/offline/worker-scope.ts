/** The part of the worker's global scope that it uses: TypeScript offers these types only without those of a window. */
export type WorkerScope = {
  location: Location
  caches: CacheStorage
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: { data: { path: string }; tag?: string }): Promise<void>
  }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: WorkerClickEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}

/** A page's message: what it had loaded before the worker. */
export type Opened = { page: string; files: string[] }

/** The network's answer for a page that was shown from its copy: another document, a failure, or that the page is gone. */
export type Renewal = { html: string } | 'failed' | 'gone'

/** A kept page's question for its `Renewal`, which is answered on the message's port: since when its copy was kept. */
export type RenewalQuestion = { keptAt: string }

export type WorkerMessageEvent = WorkerEvent & { data: Opened | RenewalQuestion; ports: readonly MessagePort[] }

export type WorkerEvent = {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void
}

/** An open document of the portal: a tab, or a frame in one. */
export type WorkerClient = {
  frameType: 'top-level' | 'nested' | 'auxiliary' | 'none'
  focus(): Promise<WorkerClient>
  navigate(address: string): Promise<unknown>
}

export type WorkerPushEvent = WorkerEvent & { data: { text(): string } | null }

export type WorkerClickEvent = WorkerEvent & { notification: { close(): void; data: { path: string } | null } }

export type WorkerFetchEvent = WorkerEvent & {
  request: Request
  /** The page's answer, requested while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
