import type { DirectoryChurch } from './church-directory.ts'

type Version = Pick<DirectoryChurch, 'id' | 'versao'>

/** Kept at most; what came first leaves first. */
const MOST = 1_000

/**
 * Keeps what is read of a church as long as its content version stands. Those who ask at once share one reading; one that
 * failed is not kept. Only for what moves that version (see migration 0002).
 */
export function keptForVersion<C extends Version, T>(
  read: (church: C, key: number) => Promise<T>,
): (church: C, key?: number) => Promise<T> {
  const kept = new Map<string, { version: number; value: Promise<T> }>()
  return (church, key = 0) => {
    const name = `${church.id} ${key}`
    const known = kept.get(name)
    if (known?.version === church.versao) return known.value
    const entry = { version: church.versao, value: read(church, key) }
    kept.delete(name)
    kept.set(name, entry)
    if (kept.size > MOST) kept.delete(kept.keys().next().value ?? name)
    entry.value.catch(() => kept.get(name) === entry && kept.delete(name))
    return entry.value
  }
}
