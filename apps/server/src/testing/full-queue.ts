import type { BoundedWork } from '../http/bounded-work.ts'

/** More than any queue of the server holds. */
const PIECES = 1_000

/** Runs a check while a queue is full of work that does not end, all of one church. */
export async function whileFull(queue: BoundedWork, church: string, check: () => Promise<void>): Promise<void> {
  const end = Promise.withResolvers<void>()
  const pieces = Promise.allSettled(Array.from({ length: PIECES }, () => queue(() => end.promise, church)))
  try {
    await check()
  } finally {
    end.resolve()
    await pieces
  }
}
