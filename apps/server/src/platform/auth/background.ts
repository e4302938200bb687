import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Work that starts after the answer was sent, so that the answer's time reveals nothing; the server waits for it when
 * it closes.
 */
export type Background = {
  run(work: () => Promise<unknown>): void
  /** Resolves when all started work is done. */
  settle(): Promise<void>
}

/** Longer than the last steps of an answer take. */
const START_DELAY_MS = 25

export function background(onError: (error: Error) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const task = sleep(START_DELAY_MS)
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
