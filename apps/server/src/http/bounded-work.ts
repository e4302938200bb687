import pLimit from 'p-limit'
import { ProblemError } from './problem.ts'

/** Seconds after which a refused caller may try again: most queued work is done by then. */
const RETRY_AFTER_S = 2

type Bounds = {
  /** Pieces of work that run at the same time. */
  atOnce: number
  /** Pieces of work that may wait for their turn besides. */
  waiting: number
}

/**
 * A queue of bounded length for one kind of expensive work that requests cause: hashing, decoding pictures, making PDFs.
 * Without a bound, a burst of such requests fills the memory and delays everything else.
 * @returns runs the work in the order of the calls, and passes on its result or error
 * @throws ProblemError `unavailable` (503 with Retry-After), at once and without running the work, when the queue is full
 */
export function boundedWork({ atOnce, waiting }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce)
  let inside = 0
  return async (work) => {
    if (inside >= atOnce + waiting) throw new ProblemError('unavailable', undefined, RETRY_AFTER_S)
    inside++
    try {
      return await limit(work)
    } finally {
      inside--
    }
  }
}
