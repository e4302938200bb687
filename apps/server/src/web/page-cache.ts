import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReadyBytes } from '../http/ready-bytes.ts'

/** A page as bytes, with the headers that belong to exactly these bytes. */
export type ReadyPage = {
  status: number
  location?: string
  body: ReadyBytes
  policy: string
  etag: string
  /** Milliseconds since the epoch. */
  madeAt: number
}

export const etagOf = (html: string): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/** A page to send, and whether it is older than it should be because no newer one could be made. */
export type CachedPage = { page: ReadyPage; isStale: boolean }

/** Milliseconds. Pages carry states that depend on time (live now, on sale), so they live for half a minute at most. */
const FRESH = 15_000
const USABLE = 30_000
/** Milliseconds for which a page is sent when no newer one can be made: an outage of the database. */
const STALE = 24 * 3_600_000
/** Milliseconds between two tries to make such a page anew: a database that hangs would hold up every request. */
const TRY_AGAIN = 5_000

/** Entries; the least recently used leave first. At about 60 kB each this bounds the cache to 60 MB. */
const MAX_PAGES = 1_000

/**
 * Whether a page of this status is kept. Addresses of no page are without number, so one that says so is not; neither is
 * a failure: the next rendering may succeed.
 */
export const isKept = (status: number): boolean => status < 400

const failed = ({ status }: ReadyPage) => status >= 500

type Options = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Called when a page is sent that could not be made anew. */
  onStale?: (error: unknown) => void
}

/**
 * Rendered public pages, kept by a key that names all they depend on. A page is made once for all who ask at the same
 * time; between 15 and 30 seconds of age it is still sent while the next one is being made, and for up to a day when
 * making it fails.
 */
export function createPageCache({ now, onStale = () => {} }: Options) {
  const pages = new LRUCache<string, ReadyPage>({ max: MAX_PAGES })
  const making = new Map<string, Promise<ReadyPage>>()
  /** When the last try to make a kept page anew failed. */
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
    return page && now() - page.madeAt < FRESH ? page : undefined
  }

  /** The next page, or the kept one where it cannot be made. */
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
    if (!kept || age >= STALE) return { page: await make(key, render), isStale: false }
    if (age < FRESH) return { page: kept, isStale: false }
    if (age < USABLE) {
      make(key, render).catch(() => undefined) // the next request tries again
      return { page: kept, isStale: false }
    }
    if (now() - (failedAt.get(kept) ?? -Infinity) < TRY_AGAIN) return { page: kept, isStale: true }
    return nextOr(kept, make(key, render))
  }

  return { fresh, page }
}
