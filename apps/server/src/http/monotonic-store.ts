import { LRUCache } from 'lru-cache'

type Window = { count: number; ends: number }
type Done = (error: Error | null, result?: { current: number; ttl: number }) => void

/** Addresses counted at a time; the least recently seen one is dropped first. */
const MAX_KEYS = 5_000

/**
 * The store of @fastify/rate-limit: in this process, by a monotonic clock. The package's own store uses the time of
 * day: when that jumped ahead and back, a window lasted until the clock had caught up.
 */
export class MonotonicStore {
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

  child(): MonotonicStore {
    return new MonotonicStore()
  }
}
