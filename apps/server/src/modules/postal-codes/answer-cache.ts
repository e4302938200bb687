import { LRUCache } from 'lru-cache'

/** Answers cached for a while; the least recently used leave first: made-up codes evict each other. */
export type AnswerCache<T> = {
  /** The cached answer, or that of `ask`, which returns its lifetime in milliseconds. One request at a time per key. */
  get(key: string, ask: () => Promise<{ value: T; keepMs: number }>): Promise<T>
}

export function answerCache<T>(most: number, now: () => number): AnswerCache<T> {
  const kept = new LRUCache<string, { value: T; until: number }>({ max: most })
  const asking = new Map<string, Promise<T>>()
  return {
    async get(key, ask) {
      const hit = kept.get(key)
      if (hit && hit.until > now()) return hit.value
      const under = asking.get(key)
      if (under) return under
      const question = ask()
        .then(({ value, keepMs }) => {
          kept.set(key, { value, until: now() + keepMs })
          return value
        })
        .finally(() => asking.delete(key))
      asking.set(key, question)
      return question
    },
  }
}
