import { LRUCache } from 'lru-cache'

/** Answers kept for a while; those that nobody has asked for the longest leave first: made-up codes push out each other. */
export type AnswerCache<T> = {
  /** The kept answer, or that of `ask`, which says for how many milliseconds it may be kept. Asked once at a time per key. */
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
