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

/** Milliseconds. Pages carry states that depend on time (live now, on sale), so they live for half a minute at most. */
const FRESH = 15_000
const USABLE = 30_000

/** Entries, the oldest leave first: at about 60 kB each this bounds the cache to 60 MB. */
const MOST = 1_000

/**
 * Rendered public pages, kept by a key that names all they depend on. A page is made once for all who ask at the same
 * time; between 15 and 30 seconds of age it is still sent while the next one is being made.
 */
export function createPageCache(now: () => number) {
  const pages = new Map<string, ReadyPage>()
  const making = new Map<string, Promise<ReadyPage>>()

  const make = (key: string, render: () => Promise<ReadyPage>) => {
    const running = making.get(key)
    if (running) return running
    const started = render()
      .then((page) => {
        pages.delete(key)
        // failures are made anew each time: the next one may succeed
        if (page.status < 500) pages.set(key, page)
        if (pages.size > MOST) pages.delete(pages.keys().next().value!)
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

  const page = (key: string, render: () => Promise<ReadyPage>): ReadyPage | Promise<ReadyPage> => {
    const kept = pages.get(key)
    const age = kept ? now() - kept.madeAt : Infinity
    if (kept && age < FRESH) return kept
    if (kept && age < USABLE) {
      make(key, render).catch(() => undefined) // who asks next will be told
      return kept
    }
    return make(key, render)
  }

  return { fresh, page }
}
