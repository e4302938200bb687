/** Answers kept for a while, the oldest leaving first. */
export type AnswerCache<T> = {
  /** The kept answer, or that of `ask`, which says for how many milliseconds it may be kept. Asked once at a time per key. */
  get(key: string, ask: () => Promise<{ value: T; keepMs: number }>): Promise<T>
}

export function answerCache<T>(most: number, now: () => number): AnswerCache<T> {
  const kept = new Map<string, { value: T; until: number }>()
  const asking = new Map<string, Promise<T>>()
  return {
    async get(key, ask) {
      const hit = kept.get(key)
      if (hit && hit.until > now()) return hit.value
      const under = asking.get(key)
      if (under) return under
      const question = ask()
        .then(({ value, keepMs }) => {
          kept.delete(key)
          kept.set(key, { value, until: now() + keepMs })
          if (kept.size > most) kept.delete(kept.keys().next().value ?? key)
          return value
        })
        .finally(() => asking.delete(key))
      asking.set(key, question)
      return question
    },
  }
}
