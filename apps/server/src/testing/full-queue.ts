import type { boundedWork } from '../http/bounded-work.ts'

/** More than any queue of the server holds. */
const PIECES = 1_000

/** Runs a check while a queue is full of work that does not end. */
export async function whileFull(queue: ReturnType<typeof boundedWork>, check: () => Promise<void>): Promise<void> {
  const end = Promise.withResolvers<void>()
  const pieces = Promise.allSettled(Array.from({ length: PIECES }, () => queue(() => end.promise)))
  try {
    await check()
  } finally {
    end.resolve()
    await pieces
  }
}
