import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { CrowdReport, CrowdTask, FloodTask } from './crowd-task.ts'

/** Visitors or attackers in a separate process, so that their work is not measured as the server's. */
export type Crowd = {
  /** Their results since the last call. */
  report(): Promise<CrowdReport>
  stop(): Promise<void>
}

export function startCrowd(task: CrowdTask | FloodTask): Crowd {
  const child = fork(path.join(import.meta.dirname, 'crowd-process.ts'), {
    execArgv: ['--conditions=@atrio/source'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  child.send(task)
  return {
    async report() {
      const received = once(child, 'message')
      child.send('report')
      const [report] = (await received) as [CrowdReport]
      return report
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
