import { fork } from 'node:child_process'
import path from 'node:path'
import { figureLine, type HeavyResult, type HeavyRun } from './heavy-run.ts'

type Limits = {
  patienceMs: number
  /** Ends what runs; what is known by then is the result. */
  signal: AbortSignal
}

/**
 * Runs runs of one file in a process of their own, which leads a group: what they start is in it, and ends with them,
 * whether they come to their end or not. Each figure is printed as it is had.
 */
export function runFile(
  file: string,
  runs: readonly [string, HeavyRun][],
  { patienceMs, signal }: Limits,
): Promise<HeavyResult[]> {
  return new Promise((resolve) => {
    const results: HeavyResult[] = []
    const names = runs.map(([name]) => name)
    const child = fork(path.join(import.meta.dirname, 'run-one.ts'), [file, ...names], {
      execArgv: ['--conditions=@atrio/source'],
      detached: true,
    })
    const end = () => endGroup(child.pid)
    const late = setTimeout(end, patienceMs)
    process.once('exit', end)
    signal.addEventListener('abort', end, { once: true })
    child.on('message', (message) => {
      const result = message as HeavyResult
      results.push(result)
      console.log(figureLine(result))
    })
    child.once('close', () => {
      end() // a run that failed may have left processes
      clearTimeout(late)
      process.off('exit', end)
      signal.removeEventListener('abort', end)
      resolve(results)
    })
  })
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // nobody is left
  }
}
