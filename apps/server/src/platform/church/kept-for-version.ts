import { LRUCache } from 'lru-cache'
import type { DirectoryChurch } from './church-directory.ts'

type Version = Pick<DirectoryChurch, 'id' | 'versao'>

/** Cached values; the least recently used leave first. */
const MAX_ENTRIES = 1_000

/**
 * Caches what is read of a church by its content version. Concurrent callers share one read; a failed one is not
 * cached. Only for data that changes that version (see migration 0001).
 */
export function keptForVersion<C extends Version, T>(
  read: (church: C, key: number) => Promise<T>,
): (church: C, key?: number) => Promise<T> {
  const kept = new LRUCache<string, { version: number; value: Promise<T> }>({ max: MAX_ENTRIES })
  /** Reads in progress evict nothing: they may find no value. */
  const reading = new Map<string, { version: number; value: Promise<T> }>()
  return (church, key = 0) => {
    const name = `${church.id} ${key}`
    const known = reading.get(name) ?? kept.get(name)
    if (known?.version === church.versao) return known.value
    const entry = { version: church.versao, value: read(church, key) }
    reading.set(name, entry)
    const settle = (isThere: boolean) => {
      // a newer version may be in progress already
      if (reading.get(name) !== entry) return
      reading.delete(name)
      if (isThere) kept.set(name, entry)
    }
    entry.value.then(
      () => settle(true),
      () => settle(false),
    )
    return entry.value
  }
}
