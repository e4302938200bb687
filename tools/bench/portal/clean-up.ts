import { constants } from 'node:os'

type Step = () => unknown

/** Registers a step for the end; the newest runs first. */
export type Later = (step: Step) => void

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does some work and undoes what it noted, whether it succeeds, fails or is interrupted. After a signal the process
 * ends with 128 + the signal's number, as a shell would say it.
 */
export async function withCleanUp<T>(work: (later: Later, interrupted: AbortSignal) => Promise<T>): Promise<T> {
  const steps: Step[] = []
  const interruption = new AbortController()
  let running: Promise<void> | undefined
  const cleanUp = () => (running ??= undo(steps))
  const stop = (signal: (typeof signals)[number]) => {
    interruption.abort()
    void cleanUp().finally(() => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of signals) process.once(signal, stop)
  try {
    // A step registered during the clean-up runs at once.
    return await work((step) => void (running ? Promise.resolve(step()) : steps.push(step)), interruption.signal)
  } finally {
    // An interrupted run fails when its browser or server ends; the signal alone decides the exit code.
    if (running) await new Promise(() => {})
    await cleanUp()
    for (const signal of signals) process.off(signal, stop)
  }
}

/** One step that fails does not keep the others from being undone. */
async function undo(steps: Step[]): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step()
    } catch (error) {
      console.error('Cleaning up:', error)
    }
  }
}
