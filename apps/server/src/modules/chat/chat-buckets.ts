/** So many at once, and one more each time that `everyMs` has passed. */
export type BucketRule = { burst: number; everyMs: number }

/** Counts tries of this process, by subject; what the database alone can know (slow mode) it does not. */
export type Buckets = {
  /** Counts one try. @returns 0, or the whole seconds to wait */
  take(subject: string, now: number): number
}

/** Subjects kept until those that are full again are dropped. */
const MAX_SUBJECTS = 10_000

export function buckets({ burst, everyMs }: BucketRule): Buckets {
  const freeAt = new Map<string, number>()
  return {
    take(subject, now) {
      if (freeAt.size > MAX_SUBJECTS) for (const [key, at] of freeAt) if (at <= now) freeAt.delete(key)
      const next = Math.max(freeAt.get(subject) ?? 0, now) + everyMs
      const wait = next - (now + everyMs * burst)
      if (wait > 0) return Math.ceil(wait / 1000)
      freeAt.set(subject, next)
      return 0
    },
  }
}
