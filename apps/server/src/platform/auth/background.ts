import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Work that an answer does not wait for, and that begins when the answer has gone, so that its time tells nothing; the
 * server waits for it when it closes.
 */
export type Background = {
  run(work: () => Promise<unknown>): void
  /** Resolves when all work that has begun is done. */
  settle(): Promise<void>
}

/** Milliseconds: far more than the last steps of an answer take. */
const AFTER_ANSWER = 25

export function background(onError: (error: Error) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const task = sleep(AFTER_ANSWER)
        .then(work)
        .then(() => {}, onError)
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
