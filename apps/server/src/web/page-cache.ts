import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReadyBytes } from '../http/ready-bytes.ts'

/** A page as bytes, with the headers of exactly these bytes. */
export type ReadyPage = {
  status: number
  location?: string
  body: ReadyBytes
  policy: string
  /** The policy for visitors who agreed to scripts of others; absent where the church uses none, and on strict pages. */
  openPolicy?: string
  etag: string
  /** Milliseconds since the epoch. */
  madeAt: number
}

export const etagOf = (html: string): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/** A page to send, and whether it is stale because no newer one could be rendered. */
export type CachedPage = { page: ReadyPage; isStale: boolean }

/**
 * Milliseconds. Pages show states that depend on time (live now, on sale), so they are used for half a minute at most.
 */
const FRESH_MS = 15_000
const USABLE_MS = 30_000
/** Milliseconds for which a stale page is sent during an outage of the database. */
const MAX_STALE_MS = 24 * 3_600_000
/** Milliseconds between two attempts to re-render a stale page: a hanging database would delay every request. */
const RETRY_MS = 5_000

/** Entries; the least recently used leave first. */
const MAX_PAGES = 1_000
/** Bytes of all their encodings: a home page takes some 120 kB. */
const MAX_BYTES = 128 * 1024 * 1024

const bytesOf = ({ body }: ReadyPage): number => Object.values(body).reduce((sum, text) => sum + text.length, 0)

/**
 * Whether a page of this status is cached. Not a 404, whose addresses are unlimited, nor a failure: the next rendering
 * may succeed.
 */
export const isKept = (status: number): boolean => status < 400

const failed = ({ status }: ReadyPage) => status >= 500

type Options = {
  /** The current time, in milliseconds since the epoch. */
  now: () => number
  /** Called when a stale page is sent. */
  onStale?: (error: unknown) => void
}

/**
 * Rendered public pages, by a key with everything that they depend on. A page is rendered once for concurrent requests;
 * between 15 and 30 seconds of age it is sent while its successor is rendered, and for up to a day while rendering
 * fails.
 */
export function createPageCache({ now, onStale = () => {} }: Options) {
  const pages = new LRUCache<string, ReadyPage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: (page, key) => bytesOf(page) + key.length,
  })
  const making = new Map<string, Promise<ReadyPage>>()
  /** When re-rendering a cached page last failed. */
  const failedAt = new WeakMap<ReadyPage, number>()

  const make = (key: string, render: () => Promise<ReadyPage>) => {
    const running = making.get(key)
    if (running) return running
    const started = render()
      .then((page) => {
        if (isKept(page.status)) pages.set(key, page)
        else if (!failed(page)) pages.delete(key)
        return page
      })
      .finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  const fresh = (key: string): ReadyPage | undefined => {
    const page = pages.get(key)
    return page && now() - page.madeAt < FRESH_MS ? page : undefined
  }

  /** The re-rendered page, or the cached one when that fails. */
  const nextOr = async (kept: ReadyPage, next: Promise<ReadyPage>): Promise<CachedPage> => {
    try {
      const page = await next
      if (!failed(page)) return { page, isStale: false }
      onStale(new Error(`the page was rendered with status ${page.status}`))
    } catch (error) {
      onStale(error)
    }
    failedAt.set(kept, now())
    return { page: kept, isStale: true }
  }

  const page = async (key: string, render: () => Promise<ReadyPage>): Promise<CachedPage> => {
    const kept = pages.get(key)
    const age = kept ? now() - kept.madeAt : Infinity
    if (!kept || age >= MAX_STALE_MS) return { page: await make(key, render), isStale: false }
    if (age < FRESH_MS) return { page: kept, isStale: false }
    if (age < USABLE_MS) {
      make(key, render).catch(() => undefined) // the next request tries again
      return { page: kept, isStale: false }
    }
    if (now() - (failedAt.get(kept) ?? -Infinity) < RETRY_MS) return { page: kept, isStale: true }
    return nextOr(kept, make(key, render))
  }

  return { fresh, page }
}
