/** A token bucket: `burst` at once, and one more every `everyMs`. */
export type BucketRule = { burst: number; everyMs: number }

/** Counts attempts in this process, by subject; slow mode is counted in the database instead. */
export type Buckets = {
  /** Counts an attempt. @returns 0, or the seconds to wait */
  take(subject: string, now: number): number
}

/** Subjects above which those with full buckets are dropped. */
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
