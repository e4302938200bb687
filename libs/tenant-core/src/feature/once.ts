/** Runs once and remembers a success; after a failure (a chunk that failed to load) the next call tries again. */
export function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}
