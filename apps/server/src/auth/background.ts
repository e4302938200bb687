/** Work that an answer does not wait for, so that its time tells nothing; the server waits for it when it closes. */
export type Background = {
  run(work: () => Promise<unknown>): void
  /** Resolves when all work that has begun is done. */
  settle(): Promise<void>
}

export function background(onError: (error: Error) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const task = work()
        .then(() => {}, onError)
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
