import { LRUCache } from 'lru-cache'

type Window = { count: number; ends: number }
type Done = (error: Error | null, result?: { current: number; ttl: number }) => void

/** Addresses that are counted at a time; the one that has not come for the longest leaves first. */
const MAX_KEYS = 5_000

/**
 * Where @fastify/rate-limit counts: in this process, by a clock that only goes forward. The package's own store takes the
 * time of day, and where that jumped ahead and back, a window lasted until the jump was made good.
 */
export class SteadyStore {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_KEYS })

  /** @param length milliseconds */
  incr(key: string, done: Done, length: number): void {
    const now = performance.now()
    const known = this.windows.get(key)
    const window = known && known.ends > now ? known : { count: 0, ends: now + length }
    window.count += 1
    this.windows.set(key, window)
    done(null, { current: window.count, ttl: window.ends - now })
  }

  child(): SteadyStore {
    return new SteadyStore()
  }
}
