import { fork } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { figureLine, type HeavyResult, type HeavyRun, notesOf } from './heavy-run.ts'

type Options = {
  long?: boolean
  patienceMs: number
  /** Ends what runs; what is known by then is the result. */
  signal: AbortSignal
}

/**
 * Runs runs of one file in a process of their own, which leads a group: what they start is in it, and ends with them,
 * whether they come to their end or not; so does the folder of their scratch folders. Each figure is printed as it is had; of a run that is cut off, the last one that
 * it reported.
 */
export function runFile(
  file: string,
  runs: readonly [string, HeavyRun][],
  { patienceMs, signal, long = false }: Options,
): Promise<HeavyResult[]> {
  return new Promise((resolve) => {
    const results: HeavyResult[] = []
    let unfinished: HeavyResult | undefined
    const names = runs.map(([name]) => name)
    const scratch = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'atrio-heavy-'))
    const child = fork(path.join(import.meta.dirname, 'run-one.ts'), [...(long ? ['--long'] : []), file, ...names], {
      execArgv: ['--conditions=@atrio/source'],
      env: { ...process.env, ATRIO_SCRATCH: scratch },
      detached: true,
    })
    const end = () => endGroup(child.pid)
    const endAndRemove = () => {
      end() // a run that failed may have left processes
      remove(scratch)
    }
    const late = setTimeout(end, patienceMs)
    process.once('exit', endAndRemove)
    signal.addEventListener('abort', end, { once: true })
    const add = (result: HeavyResult) => {
      results.push(result)
      for (const line of [figureLine(result), ...notesOf([result])]) console.log(line)
    }
    child.on('message', (message) => {
      const result = message as HeavyResult
      unfinished = result.partial ? result : undefined
      if (!result.partial) add(result)
    })
    child.once('close', () => {
      endAndRemove()
      if (unfinished) add(unfinished)
      clearTimeout(late)
      process.off('exit', endAndRemove)
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

function remove(folder: string): void {
  try {
    // what was killed may write for a moment, and a database ends a moment after its process
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  } catch (error) {
    console.error(`${folder} is left behind:`, error)
  }
}
