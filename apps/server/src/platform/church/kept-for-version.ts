import { LRUCache } from 'lru-cache'
import type { DirectoryChurch } from './church-directory.ts'

type Version = Pick<DirectoryChurch, 'id' | 'versao'>

/** Kept at most; what nobody has asked for the longest leaves first. */
const MAX_ENTRIES = 1_000

/**
 * Keeps what is read of a church as long as its content version stands. Those who ask at once share one reading; one that
 * failed is not kept. Only for what moves that version (see migration 0002).
 */
export function keptForVersion<C extends Version, T>(
  read: (church: C, key: number) => Promise<T>,
): (church: C, key?: number) => Promise<T> {
  const kept = new LRUCache<string, { version: number; value: Promise<T> }>({ max: MAX_ENTRIES })
  /** What is being read pushes out nothing: it may turn out not to be there. */
  const reading = new Map<string, { version: number; value: Promise<T> }>()
  return (church, key = 0) => {
    const name = `${church.id} ${key}`
    const known = reading.get(name) ?? kept.get(name)
    if (known?.version === church.versao) return known.value
    const entry = { version: church.versao, value: read(church, key) }
    reading.set(name, entry)
    const settle = (isThere: boolean) => {
      // a newer version may be under way already
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
